import { consolePaths } from '@campus/contract/paths/console.ts'
import { ExclamationShieldOutline, GiftOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const appealsConsoleTiles: readonly Tile[] = [
  {
    name: 'console-pay-grievances',
    group: 'office',
    order: 4170,
    path: consolePaths.payGrievances,
    title: ['审核付款申诉', 'Review payment appeals', '審核付款申訴'],
    spelling: 'shen he fu kuan shen su',
    icon: ExclamationShieldOutline,
  },
  {
    name: 'console-free-copies',
    group: 'office',
    order: 4180,
    path: consolePaths.freeCopies,
    title: ['审核免费份数', 'Review free copies', '審核免費份數'],
    spelling: 'shen he mian fei fen shu',
    icon: GiftOutline,
  },
]
