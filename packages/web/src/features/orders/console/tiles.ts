import { consolePaths } from '@campus/contract/paths/console.ts'
import { ShopbagOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const ordersConsoleTiles: readonly Tile[] = [
  {
    name: 'console-orders',
    group: 'office',
    order: 4110,
    path: consolePaths.orders,
    title: ['订单管理', 'School orders', '訂單管理'],
    spelling: 'ding dan guan li',
    icon: ShopbagOutline,
  },
]
