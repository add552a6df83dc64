import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const printOrderWords = wordsOf({
  list: ['打印订单', 'Print orders', '列印訂單'],
  code: ['去取件码', 'Show pick-up code', '去取件碼'],
  none: ['还没有打印订单', 'Nothing to print yet', '還沒有列印訂單'],
  noneLikeThat: ['没有符合条件的订单', 'No matches', '沒有符合條件的訂單'],
  print: ['打印文件', 'Print a file', '列印檔案'],
  pages: (out: number, due: number): Phrase => [
    `已出 ${out} / ${due} 页`,
    `${out} of ${counted(due, 'page')} printed`,
    `已出 ${out} / ${due} 頁`,
  ],
  free: ['免费', 'Free', '免費'],
  refunded: (amount: string): Phrase => [`已退 ${amount}`, `${amount} refunded`, `已退 ${amount}`],
})
