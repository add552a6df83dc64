import { consolePaths } from '@campus/contract/paths/console.ts'
import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { ExclamationShieldOutline, GiftOutline, ReceivePaymentOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const appealsTiles: readonly Tile[] = [
  {
    name: 'pay-grievances',
    group: 'certificates',
    order: 1100,
    path: appealsPaths.payGrievances,
    title: ['付款申诉', 'Payment appeals', '付款申訴'],
    spelling: 'fu kuan shen su',
    icon: ReceivePaymentOutline,
    needs: 'certificates',
  },
  {
    name: 'free-copies',
    group: 'certificates',
    order: 1110,
    path: appealsPaths.freeCopies,
    title: ['免费份数申请', 'Free copies', '免費份數申請'],
    spelling: 'mian fei fen shu shen qing',
    icon: GiftOutline,
    needs: 'certificates',
  },
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
