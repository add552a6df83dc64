import { helpPaths } from '@campus/contract/paths/help.ts'
import { MessageOutline, QuestionCircleOutline, SmileOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const helpTiles: readonly Tile[] = [
  {
    name: 'feedback',
    group: 'office',
    order: 3080,
    path: helpPaths.writeFeedback,
    title: ['意见反馈', 'Feedback', '意見回饋'],
    spelling: 'yi jian fan kui',
    icon: MessageOutline,
  },
  {
    name: 'evaluation',
    group: 'office',
    order: 3090,
    path: helpPaths.evaluation,
    title: ['服务评价', 'Rate a service', '服務評價'],
    spelling: 'fu wu ping jia',
    icon: SmileOutline,
    isMinor: true,
  },
  {
    name: 'help',
    group: 'office',
    order: 3100,
    path: helpPaths.help,
    title: ['帮助中心', 'Help', '說明中心'],
    spelling: 'bang zhu zhong xin',
    icon: QuestionCircleOutline,
  },
]
