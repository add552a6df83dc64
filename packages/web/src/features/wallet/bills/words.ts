import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const billWords = wordsOf({
  free: ['赠送豆', 'Free beans', '贈送豆'],
  print: ['打印豆', 'Print beans', '列印豆'],
  money: ['现金', 'Money', '現金'],
  tabs: ['账单类别', 'Transaction type', '帳單類別'],
  bills: ['账单', 'Transactions', '帳單'],
  recharges: ['充值', 'Top-ups', '儲值'],
  withdrawals: ['提现', 'Withdrawals', '提領'],
  statement: ['月结', 'Statement', '月結'],
  month: ['月份', 'Month', '月份'],
  allMonths: ['全部月份', 'All months', '全部月份'],
  kind: ['类型', 'Type', '類型'],
  all: ['全部', 'All', '全部'],
  none: ['还没有账单', 'No transactions yet', '還沒有帳單'],
  noneLikeThat: ['没有符合条件的账单', 'No matches', '沒有符合條件的帳單'],
  recharge: ['去充值', 'Top up', '去儲值'],
  noRecharges: ['还没有充值过', 'No top-ups yet', '還沒有儲值過'],
  withdraw: ['去提现', 'Withdraw', '去提領'],
  open: ['待付款', 'Waiting for payment', '待付款'],
  paid: ['已到账', 'Completed', '已到帳'],
  closed: ['未付款', 'Not paid', '未付款'],
  goOn: ['继续付款', 'Continue', '繼續付款'],
  beans: (amount: string): Phrase => [`${amount} 豆`, `${amount} beans`, `${amount} 豆`],
  refunded: (amount: string): Phrase => [`已退 ${amount}`, `${amount} refunded`, `已退 ${amount}`],
})

export const statementWords = wordsOf({
  title: ['月度对账单', 'Monthly statement', '月度對帳單'],
  month: ['月份', 'Month', '月份'],
  opening: ['月初', 'Opening balance', '月初'],
  closing: ['月末', 'Closing balance', '月末'],
  free: ['赠送豆', 'Free beans', '贈送豆'],
  print: ['打印豆', 'Print beans', '列印豆'],
  change: ['变化', 'Change', '變化'],
  kinds: ['各类合计', 'By type', '各類合計'],
  times: (count: number): Phrase => [`${count} 笔`, `${count}×`, `${count} 筆`],
  money: (amount: string): Phrase => [`现金 ${amount}`, `Money ${amount}`, `現金 ${amount}`],
  beans: (amount: string): Phrase => [`${amount} 豆`, `${amount} beans`, `${amount} 豆`],
  nothing: ['这个月没有变动', 'No transactions this month', '這個月沒有變動'],
})
