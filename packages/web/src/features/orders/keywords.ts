import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  cart: [
    ['结算', 'checkout', '結帳', 'jie suan'],
    ['待付款', 'unpaid', '待付款', 'dai fu kuan'],
  ],
  'my-orders': [
    ['付款', 'pay', '付款', 'fu kuan'],
    ['退款', 'refund', '退款', 'tui kuan'],
    ['待付款', 'unpaid', '待付款', 'dai fu kuan'],
  ],
  'console-orders': [
    ['退款', 'refund', '退款', 'tui kuan'],
    ['交易', 'sales', '交易', 'jiao yi'],
  ],
}
