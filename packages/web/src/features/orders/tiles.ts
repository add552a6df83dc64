import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { ReceiptOutline, ShopbagOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const ordersTiles: readonly Tile[] = [
  {
    name: 'cart',
    group: 'certificates',
    order: 1030,
    path: ordersPaths.cart,
    title: ['购物车', 'Cart', '購物車'],
    spelling: 'gou wu che',
    icon: ShopbagOutline,
    needs: 'certificates',
    for: ['student', 'visitor', 'family'],
  },
  {
    name: 'my-orders',
    group: 'certificates',
    order: 1040,
    path: ordersPaths.orders,
    title: ['订单与账单', 'Orders and bills', '訂單與帳單'],
    spelling: 'ding dan yu zhang dan',
    icon: ReceiptOutline,
  },
]
