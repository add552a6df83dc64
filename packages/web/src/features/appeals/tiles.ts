import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { GiftOutline, ReceivePaymentOutline } from 'antd-mobile-icons'
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
]
