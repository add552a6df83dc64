import { consolePaths } from '@campus/contract/paths/console.ts'
import { EditSOutline, HistogramOutline, MailOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const helpConsoleTiles: readonly Tile[] = [
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
