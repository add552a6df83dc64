import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const evidenceWords = wordsOf({
  title: ['核对结果', 'Findings', '核對結果'],
  gathering: [
    '正在向付款平台核对，通常一分钟内完成。结果会自动显示在这里。',
    'We are checking with the payment service. This usually takes less than a minute, and the findings appear here automatically.',
    '正在向付款平台核對，通常一分鐘內完成。結果會自動顯示在這裡。',
  ],
  gathered: (when: string): Phrase => [`核对时间 ${when}`, `Checked ${when}`, `核對時間 ${when}`],
  provider: ['付款平台', 'Payment service', '付款平台'],
  books: ['学校账目', 'School accounts', '學校帳目'],
  delivery: ['文件交付', 'Delivery', '檔案交付'],
  noPayments: ['没有经付款平台的付款', 'Not paid through a payment service', '沒有經付款平台的付款'],
  noBooks: ['没有找到订单', 'No order found', '沒有找到訂單'],
  noDelivery: ['没有要交付的文件', 'No file to deliver', '沒有要交付的檔案'],
  refunded: (amount: string): Phrase => [`已退回 ${amount}`, `${amount} refunded`, `已退回 ${amount}`],
  nothingBooked: ['没有记账', 'No entries', '沒有記帳'],
})

export const reviewWords = wordsOf({
  title: ['审核结果', 'Review', '審核結果'],
  auditor: ['审核人', 'Reviewed by', '審核人'],
  byItself: ['系统自动', 'Automatic check', '系統自動'],
  auditedAt: ['审核时间', 'Reviewed', '審核時間'],
  notes: ['审核意见', 'Notes', '審核意見'],
  outcome: ['处理结果', 'Result', '處理結果'],
  delivered: ['文件已重新交付', 'The file is being delivered again', '檔案已重新交付'],
  refunded: (amount: string): Phrase => [`已按原路退回 ${amount}`, `${amount} refunded the way you paid`, `已按原路退回 ${amount}`],
  granted: (count: number): Phrase => [`已获 ${count} 份免费`, `${count} free ${count === 1 ? 'copy' : 'copies'}`, `已獲 ${count} 份免費`],
})
