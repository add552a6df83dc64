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
    title: ['免费份数', 'Free copies', '免費份數'],
    spelling: 'mian fei fen shu',
    icon: GiftOutline,
    needs: 'certificates',
  },
]
