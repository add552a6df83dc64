import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const rechargeWords = wordsOf({
  form: ['充值', 'Top up', '儲值'],
  now: (print: string): Phrase => [`现有打印豆 ${print}`, `You have ${print} print beans`, `現有列印豆 ${print}`],
  beans: ['充值数量（豆）', 'Amount', '儲值數量（豆）'],
  beansHint: ['整数，1 豆 = 1 元', 'A whole number. One bean is one yuan.', '整數，1 豆 = 1 元'],
  quick: ['常用数量', 'Common amounts', '常用數量'],
  pay: (amount: string): Phrase => [`支付 ${amount}`, `Pay ${amount}`, `支付 ${amount}`],
  payUnknown: ['支付', 'Pay', '支付'],
  rules: ['充值说明', 'Good to know', '儲值說明'],
  rule1: [
    '打印豆用于付款，付款成功后立即到账。',
    'Use print beans to pay in the app. They are available as soon as you pay.',
    '列印豆用於付款，付款成功後立即到帳。',
  ],
  rule2: [
    '没有用完的打印豆可以提现，不收手续费。',
    'You can withdraw print beans you do not need, free of charge.',
    '沒有用完的列印豆可以提領，不收手續費。',
  ],
  done: ['充值成功', 'Top-up complete', '儲值成功'],
  doneText: (count: string): Phrase => [
    `${count} 打印豆已到账`,
    `${counted(count, 'print bean')} added to your wallet`,
    `${count} 列印豆已到帳`,
  ],
  closed: ['充值没有完成', 'Top-up not completed', '儲值沒有完成'],
  closedText: [
    '没有收到付款，没有扣款。如果您已付款，款项会自动退回。',
    'No payment was received and you were not charged. If you did pay, the money is refunded automatically.',
    '沒有收到付款，沒有扣款。如果您已付款，款項會自動退回。',
  ],
  again: ['再次充值', 'Top up again', '再次儲值'],
  toWallet: ['看钱包', 'Go to wallet', '看錢包'],
  toOrders: ['去付款的订单', 'Unpaid orders', '去付款的訂單'],
})
