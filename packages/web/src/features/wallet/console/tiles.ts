import { consolePaths } from '@campus/contract/paths/console.ts'
import { BillOutline, CouponOutline, HandPayCircleOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const walletConsoleTiles: readonly Tile[] = [
  {
    name: 'console-withdrawals',
    group: 'office',
    order: 4140,
    path: consolePaths.withdrawals,
    title: ['提现审核', 'School withdrawals', '提領審核'],
    spelling: 'ti xian shen he',
    icon: HandPayCircleOutline,
  },
  {
    name: 'console-grants',
    group: 'office',
    order: 4150,
    path: consolePaths.grants,
    title: ['发放赠送豆', 'Grant free beans', '發放贈送豆'],
    spelling: 'fa fang zeng song dou',
    icon: CouponOutline,
  },
  {
    name: 'console-ledger',
    group: 'office',
    order: 4160,
    path: consolePaths.ledger,
    title: ['总账', 'Ledger', '總帳'],
    spelling: 'zong zhang',
    icon: BillOutline,
  },
]
