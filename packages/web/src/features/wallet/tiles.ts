import { consolePaths } from '@campus/contract/paths/console.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { BillOutline, CouponOutline, HandPayCircleOutline, PayCircleOutline, TransportQRcodeOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const walletTiles: readonly Tile[] = [
  {
    name: 'print-orders',
    group: 'printing',
    order: 2000,
    path: walletPaths.prints,
    title: ['打印与取件', 'Prints and pick-up', '列印與取件'],
    spelling: 'da yin yu qu jian',
    icon: TransportQRcodeOutline,
  },
  {
    name: 'console-withdrawals',
    group: 'office',
    order: 4140,
    path: consolePaths.withdrawals,
    title: ['提现审核', 'School withdrawals', '提現審核'],
    spelling: 'ti xian shen he',
    icon: HandPayCircleOutline,
  },
  {
    name: 'console-grants',
    group: 'office',
    order: 4150,
    path: consolePaths.grants,
    title: ['赠送免费豆', 'Grant free beans', '贈送免費豆'],
    spelling: 'zeng song mian fei dou',
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
  {
    name: 'wallet',
    group: 'mine',
    order: 5020,
    path: walletPaths.wallet,
    title: ['我的钱包', 'My wallet', '我的錢包'],
    spelling: 'wo de qian bao',
    icon: PayCircleOutline,
  },
  {
    name: 'bills',
    group: 'mine',
    order: 5030,
    path: walletPaths.bills,
    title: ['账单', 'Transactions', '帳單'],
    spelling: 'zhang dan',
    icon: BillOutline,
    isMinor: true,
  },
]
