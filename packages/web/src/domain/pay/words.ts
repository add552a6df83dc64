import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const payWords = wordsOf({
  wallet: ['使用余额', 'Use my beans', '使用餘額'],
  inWallet: (free: string, print: string): Phrase => [
    `赠送豆 ${free}，打印豆 ${print}`,
    `Free beans ${free}, print beans ${print}`,
    `贈送豆 ${free}，列印豆 ${print}`,
  ],
  freeFirst: ['先用赠送豆，再用打印豆', 'Free beans go first, then print beans', '先用贈送豆，再用列印豆'],
  emptyWallet: ['余额为 0', 'Your wallet is empty', '餘額為 0'],
  toRecharge: ['去充值', 'Top up', '去儲值'],
  ways: ['付款方式', 'Payment method', '付款方式'],
  closed: ['暂不可用', 'Unavailable', '暫不可用'],
  noWays: [
    '学校没有开通在线付款，可以用余额付款；有疑问请联系学校。',
    'Your school does not take online payments. Pay with beans, or ask the school.',
    '學校沒有開通線上付款，可以用餘額付款；有疑問請聯絡學校。',
  ],
  noWayOpen: [
    '这台设备上没有可用的付款方式，原因见上。',
    'No payment method is available on this device. See the reason next to each.',
    '這台裝置上沒有可用的付款方式，原因見上。',
  ],
  fromFree: ['赠送豆支付', 'From free beans', '贈送豆支付'],
  fromPrint: ['打印豆支付', 'From print beans', '列印豆支付'],
  rest: ['还需支付', 'Left to pay', '還需支付'],
  total: ['合计', 'Total', '合計'],
  cancelled: ['付款已取消，可以重新付款', 'Payment cancelled. You can pay again.', '付款已取消，可以重新付款'],
  failed: [
    '付款没有完成，请重试或换一种方式',
    'The payment did not finish. Try again or choose another method.',
    '付款沒有完成，請重試或換一種方式',
  ],
  paid: ['付款成功', 'Paid', '付款成功'],
  paying: ['付款', 'Payment', '付款'],
  payMoney: (amount: string): Phrase => [`支付 ${amount}`, `Pay ${amount}`, `支付 ${amount}`],
  payBeans: (amount: string): Phrase => [`用余额支付 ${amount}`, `Pay ${amount} beans`, `用餘額支付 ${amount}`],
  noWay: ['选择一种付款方式', 'Choose a payment method', '選擇一種付款方式'],
  openPayment: (provider: string, amount: string): Phrase => [
    `有一笔未完成的付款（${provider} ${amount}）。已付款的话无需再付，结果会自动更新。`,
    `You have an open payment (${amount} by ${provider}). If you have already paid, just wait. It updates automatically.`,
    `有一筆未完成的付款（${provider} ${amount}）。已付款的話無需再付，結果會自動更新。`,
  ],
  notFinished: [
    '上一次付款没有完成，没有扣款。可以重新付款。',
    'The last payment did not finish and you were not charged. You can pay again.',
    '上一次付款沒有完成，沒有扣款。可以重新付款。',
  ],
})

export const waitWords = wordsOf({
  title: ['正在确认付款', 'Checking your payment', '正在確認付款'],
  text: [
    '付款结果正在后台核对，通常几秒钟，最长一分钟。可以离开此页，付款不会丢失，也不会重复扣款。',
    'We are checking your payment, which takes a few seconds, or a minute at most. You can leave this page. You will not be charged twice.',
    '付款結果正在背景核對，通常幾秒鐘，最長一分鐘。可以離開此頁，付款不會遺失，也不會重複扣款。',
  ],
  amount: (amount: string, provider: string): Phrase => [`${provider} ${amount}`, `${amount} by ${provider}`, `${provider} ${amount}`],
  notYet: ['还没付款？', 'Not paid yet?', '還沒付款？'],
  goOn: ['继续付款', 'Continue payment', '繼續付款'],
  another: ['换一种方式付款', 'Pay another way', '換一種方式付款'],
})
