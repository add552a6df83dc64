import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { orderTabs } from '../../domain/own-lists/own-lists.ts'
import type { Screen } from '../../navigation/screen.ts'

export const ordersScreens: readonly Screen[] = [
  {
    path: ordersPaths.cart,
    load: () => import('./cart/cart-screen.tsx'),
    guard: 'user',
    title: ['购物车', 'Cart', '購物車'],
    layout: 'bar',
  },
  {
    path: ordersPaths.settlement,
    load: () => import('./checkout/checkout-screen.tsx'),
    guard: 'user',
    title: ['结算', 'Checkout', '結算'],
    layout: 'bar',
  },
  {
    path: ordersPaths.priceExplained,
    load: () => import('./prices/prices-screen.tsx'),
    guard: 'user',
    title: ['价格说明', 'Price details', '價格說明'],
    layout: 'bar',
  },
  {
    path: ordersPaths.orders,
    load: () => import('./list/orders-screen.tsx'),
    guard: 'user',
    title: ['我的订单', 'My orders', '我的訂單'],
    layout: 'bar',
    tabs: orderTabs,
  },
  {
    path: ordersPaths.order,
    load: () => import('./order/order-screen.tsx'),
    guard: 'user',
    title: ['订单详情', 'Order', '訂單詳情'],
    layout: 'bar',
  },
  {
    path: ordersPaths.files,
    load: () => import('./files/files-screen.tsx'),
    guard: 'user',
    title: ['订单文件', 'Order files', '訂單檔案'],
    layout: 'bar',
  },
]
