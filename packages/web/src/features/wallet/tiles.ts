import { walletPaths } from '@campus/contract/paths/orders.ts'
import { BillOutline, PayCircleOutline, TransportQRcodeOutline } from 'antd-mobile-icons'
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
