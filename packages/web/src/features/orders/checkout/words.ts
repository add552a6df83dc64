import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const checkoutWords = wordsOf({
  lines: ['申请内容', 'Your items', '申請內容'],
  copies: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  freeCopies: (count: number): Phrase => [`含免费 ${count} 份`, `${count} free`, `含免費 ${count} 份`],
  free: ['免费', 'Free', '免費'],
  total: ['合计', 'Total', '合計'],
  explain: ['价格是怎么算的？', 'How is this calculated?', '價格是怎麼算的？'],
  paying: ['付款', 'Payment', '付款'],
  approval: ['审批', 'Approval', '審批'],
  approvalText: (days: number): Phrase => [
    `提交后由学校审批，通常 ${days} 个工作日内有结果。现在不付款；通过后会通知您付款。`,
    `The school reviews it after you submit, usually within ${days} working ${days === 1 ? 'day' : 'days'}. You pay nothing now. We will notify you when it is approved.`,
    `提交後由學校審批，通常 ${days} 個工作日內有結果。現在不付款；通過後會通知您付款。`,
  ],
  approvalFree: (days: number): Phrase => [
    `提交后由学校审批，通常 ${days} 个工作日内有结果。不收费。`,
    `The school reviews it after you submit, usually within ${days} working ${days === 1 ? 'day' : 'days'}. It is free.`,
    `提交後由學校審批，通常 ${days} 個工作日內有結果。不收費。`,
  ],
  payWithin: (minutes: number): Phrase => [
    `提交后请在 ${minutes} 分钟内完成付款，逾期订单自动关闭。`,
    `Pay within ${counted(minutes, 'minute')} of submitting, or the order closes automatically.`,
    `提交後請在 ${minutes} 分鐘內完成付款，逾期訂單自動關閉。`,
  ],
  submitApproval: ['提交审批', 'Submit for approval', '提交審批'],
  submitFree: ['免费办理', 'Get it for free', '免費辦理'],
  payMoney: (amount: string): Phrase => [`提交并支付 ${amount}`, `Submit and pay ${amount}`, `提交並支付 ${amount}`],
  payBeans: (amount: string): Phrase => [`提交并用余额支付 ${amount}`, `Submit and pay ${amount} beans`, `提交並用餘額支付 ${amount}`],
  submitOnly: ['提交，稍后付款', 'Submit and pay later', '提交，稍後付款'],
  next_approval: ['已提交，等待审批', 'Submitted. The school will review it.', '已提交，等待審批'],
  next_making: ['已提交，正在制作', 'Submitted. Your files are being made.', '已提交，正在製作'],
  next_payment: ['订单已提交，请付款', 'Order created. Please pay.', '訂單已提交，請付款'],
  paid: ['付款成功', 'Paid', '付款成功'],
  nothing: ['没有选择要结算的内容', 'Nothing selected to check out', '沒有選擇要結算的內容'],
  toCart: ['回到购物车', 'Back to the cart', '回到購物車'],
  toOrders: ['看我的订单', 'View my orders', '看我的訂單'],
})
