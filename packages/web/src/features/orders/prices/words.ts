import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const pricesWords = wordsOf({
  lead: [
    '每一行的价格这样得来：先看收费规则，再减去可用的免费份数，其余按价格计算。',
    'For each item: the pricing rule first, then your free copies, then the price of the rest.',
    '每一行的價格這樣得來：先看收費規則，再減去可用的免費份數，其餘按價格計算。',
  ],
  rule: ['规则', 'Rule', '規則'],
  free: ['免费份数', 'Free copies', '免費份數'],
  price: ['价格', 'Price', '價格'],
  costsNothing: ['免费', 'Free', '免費'],
  sum: ['小计', 'Subtotal', '小計'],
  total: ['合计', 'Total', '合計'],
  fromFree: ['赠送豆', 'Free beans', '贈送豆'],
  fromPrint: ['打印豆', 'Print beans', '列印豆'],
  money: ['在线支付', 'Paid online', '線上支付'],
  left: ['还需在线支付', 'Left to pay online', '還需線上支付'],
  refunded: ['已退款', 'Refunded', '已退款'],
  together: ['怎样支付', 'Payment', '怎樣支付'],
  beansFirst: [
    '1 豆 = 1 元。使用余额时先用赠送豆，再用打印豆，其余在线支付；退款时按相反顺序原路退回。',
    'One bean is one yuan. Free beans are used first, then print beans, and the rest is paid online. Refunds go in the reverse order.',
    '1 豆 = 1 元。使用餘額時先用贈送豆，再用列印豆，其餘線上支付；退款時按相反順序原路退回。',
  ],
  copies: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  nothing: ['没有要说明的价格', 'No price to explain', '沒有要說明的價格'],
  toCart: ['去购物车', 'Go to cart', '去購物車'],
})
