import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const ordersWords = wordsOf({
  list: ['我的订单', 'My orders', '我的訂單'],
  state: ['状态', 'Status', '狀態'],
  month: ['月份', 'Month', '月份'],
  all: ['全部', 'All', '全部'],
  allMonths: ['全部月份', 'All months', '全部月份'],
  none: ['您还没有订单', 'You have no orders yet', '您還沒有訂單'],
  noneLikeThat: ['没有符合条件的订单', 'No matches', '沒有符合條件的訂單'],
  toCertificates: ['去选证明', 'Choose a certificate', '去選證明'],
  toPrint: ['打印文件', 'Print a file', '列印檔案'],
  copies: (count: number): Phrase => [`${count} 份`, `×${count}`, `${count} 份`],
  free: ['免费', 'Free', '免費'],
  more: (count: number): Phrase => [`等 ${count} 项`, `and ${count - 2} more`, `等 ${count} 項`],
  refunded: (amount: string): Phrase => [`已退 ${amount}`, `${amount} refunded`, `已退 ${amount}`],
  payBy: (at: string): Phrase => [`请在 ${at} 前付款`, `Pay before ${at}`, `請在 ${at} 前付款`],
})
