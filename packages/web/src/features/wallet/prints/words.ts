import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../../words/words.ts'

export const printOrderWords = wordsOf({
  list: ['打印订单', 'Print orders', '列印訂單'],
  show: ['显示', 'Show', '顯示'],
  all: ['全部', 'All', '全部'],
  to_print: ['待打印', 'To print', '待列印'],
  printed: ['已打印', 'Printed', '已列印'],
  refunded: ['已退款', 'Refunded', '已退款'],
  progress: (printed: number, copies: number): Phrase => [
    `已打印 ${printed} / ${copies} 份`,
    `${printed} of ${copies} printed`,
    `已列印 ${printed} / ${copies} 份`,
  ],
  code: ['去取件码', 'To the pick-up code', '去取件碼'],
  none: ['还没有打印订单', 'Nothing to print yet', '還沒有列印訂單'],
  noneLikeThat: ['没有这样的订单', 'There is none like that', '沒有這樣的訂單'],
  showAll: ['看全部', 'Show all', '看全部'],
  apply: ['申请纸质证明', 'Apply for paper', '申請紙本證明'],
})
