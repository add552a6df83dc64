import { wordsOf } from '@campus/ui/words/words.ts'

export const grievanceWords = wordsOf({
  list: ['付款申诉', 'Payment appeals', '付款申訴'],
  none: [
    '付了款却没有收到文件？在这里说明，系统会马上核对。',
    'Paid but got nothing? Tell us, and we check it right away.',
    '付了款卻沒有收到檔案？在這裡說明，系統會馬上核對。',
  ],
  add: ['提交申诉', 'New appeal', '提交申訴'],
  said: ['我说明的情况', 'My appeal', '我說明的情況'],
  entrance: ['付款入口', 'Paid on', '付款入口'],
  payWay: ['付款方式', 'Payment method', '付款方式'],
  beans: ['余额', 'Beans', '餘額'],
  paidAt: ['付款时间', 'Paid at', '付款時間'],
  amount: ['金额', 'Amount', '金額'],
  reopened: ['学校重新审核的原因', 'Why the school reviews it again', '學校重新審核的原因'],
  order: ['订单', 'Order', '訂單'],
  seeOrder: ['查看订单', 'View order', '查看訂單'],
  screenshot: ['付款截图', 'Screenshot', '付款截圖'],
})
