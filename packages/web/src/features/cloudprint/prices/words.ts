import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const priceWords = wordsOf({
  now: ['现行价格', 'Current prices', '現行價格'],
  since: (at: string): Phrase => [`自 ${at} 起`, `Since ${at}`, `自 ${at} 起`],
  next: ['即将调整', 'Upcoming change', '即將調整'],
  from: (at: string): Phrase => [
    `自 ${at} 起执行；之前下单的按原价。`,
    `From ${at}. Earlier orders keep their price.`,
    `自 ${at} 起執行；之前下單的按原價。`,
  ],
  kind: ['打印方式', 'Print mode', '列印方式'],
  aSheet: ['每张', 'Per sheet', '每張'],
  free: ['免费', 'Free', '免費'],
  noPrices: ['学校还没有设置价格', 'The school has not set any prices yet', '學校還沒有設定價格'],
  counting: ['怎样计费', 'How prices are calculated', '怎樣計費'],
  bySheet: ['按纸张计费，不按页。', 'You pay per sheet of paper, not per page.', '按紙張計費，不按頁。'],
  duplex: [
    '双面打印时一张纸印两页；最后剩一页也占一张。',
    'A double-sided sheet holds two pages. A single last page also takes a sheet.',
    '雙面列印時一張紙印兩頁；最後剩一頁也占一張。',
  ],
  copies: ['每份都从新的一张纸开始。', 'Every copy starts on a new sheet.', '每份都從新的一張紙開始。'],
  example: (sheets: number, price: string, total: string): Phrase => [
    `例如：5 页文件，2 份，黑白双面：每份 ${sheets} 张，2 × ${sheets} × ${price} = ${total}。`,
    `For example, 5 pages, 2 copies, black and white, double-sided: ${counted(sheets, 'sheet')} per copy, 2 × ${sheets} × ${price} = ${total}.`,
    `例如：5 頁檔案，2 份，黑白雙面：每份 ${sheets} 張，2 × ${sheets} × ${price} = ${total}。`,
  ],
  beans: [
    '付款时先用赠送豆，再用打印豆，余下的在线支付。1 个打印豆等于 1 元。',
    'Free beans are used first, then print beans. You pay the rest online. One print bean is one yuan.',
    '付款時先用贈送豆，再用列印豆，餘下的線上支付。1 個列印豆等於 1 元。',
  ],
  unprinted: [
    '没有出纸的部分自动退款，以打印机的计数为准。',
    'Anything not printed is refunded automatically. The printer keeps count.',
    '沒有出紙的部分自動退款，以印表機的計數為準。',
  ],
  print: ['打印文件', 'Print a file', '列印檔案'],
})
