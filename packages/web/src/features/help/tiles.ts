import { consolePaths } from '@campus/contract/paths/console.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { EditSOutline, HistogramOutline, MailOutline, MessageOutline, QuestionCircleOutline, SmileOutline } from 'antd-mobile-icons'
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
  {
    name: 'console-feedback',
    group: 'office',
    order: 4300,
    path: consolePaths.feedbackCases,
    title: ['反馈处理', 'Answer feedback', '回饋處理'],
    spelling: 'fan kui chu li',
    icon: MailOutline,
  },
  {
    name: 'console-evaluations',
    group: 'office',
    order: 4310,
    path: consolePaths.evaluations,
    title: ['评价结果', 'Ratings', '評價結果'],
    spelling: 'ping jia jie guo',
    icon: HistogramOutline,
  },
  {
    name: 'console-articles',
    group: 'office',
    order: 4320,
    path: consolePaths.articles,
    title: ['帮助文章', 'Help articles', '說明文章'],
    spelling: 'bang zhu wen zhang',
    icon: EditSOutline,
  },
]
