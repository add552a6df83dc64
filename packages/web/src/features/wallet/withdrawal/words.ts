import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const withdrawalWords = wordsOf({
  title: ['提现', 'Withdraw', '提領'],
  available: (amount: string): Phrase => [`可提现 ${amount}`, `${amount} can be withdrawn`, `可提領 ${amount}`],
  nothing: ['没有可提现的打印豆', 'You have no print beans to withdraw', '沒有可提領的列印豆'],
  amount: ['提现金额（元）', 'Amount in yuan', '提領金額（元）'],
  all: ['全部提现', 'All', '全部提領'],
  submit: ['提现到微信', 'Withdraw to WeChat', '提領到微信'],
  submitted: ['已提交，一个工作日内到账', 'Submitted. It arrives within one working day.', '已提交，一個工作日內到帳'],
  sureTitle: (amount: string): Phrase => [`提现 ${amount}？`, `Withdraw ${amount}?`, `提領 ${amount}？`],
  sureText: ['款项会转到您绑定的微信账号。', 'The money goes to your linked WeChat account.', '款項會轉到您綁定的微信帳號。'],
  rules: ['提现规则', 'Rules', '提領規則'],
  rule1: [
    '每次至少 1 元，最多为打印豆余额；赠送豆不能提现。',
    'At least 1 yuan, up to your print beans. Free beans cannot be withdrawn.',
    '每次至少 1 元，最多為列印豆餘額；贈送豆不能提領。',
  ],
  rule2: [
    '不收手续费，一个工作日内到账；微信要求确认收款的，请在 24 小时内确认。',
    'Free of charge. Arrives within one working day. If WeChat asks you to accept the money, do so within 24 hours.',
    '不收手續費，一個工作日內到帳；微信要求確認收款的，請在 24 小時內確認。',
  ],
  rule3: ['提交后半小时内可以取消。', 'You can cancel it within 30 minutes.', '提交後半小時內可以取消。'],
  rule4: [
    '只能在微信内进行，转到绑定的微信账号。',
    'Works only in WeChat, and the money goes to your linked WeChat account.',
    '只能在微信內進行，轉到綁定的微信帳號。',
  ],
  elsewhere: ['请在微信中打开', 'Open in WeChat', '請在微信中開啟'],
  elsewhereText: [
    '提现只能在微信内进行。用微信扫描二维码，或复制链接发到微信里打开，登录后即可提现。',
    'Withdrawals work only in WeChat. Scan this code with WeChat, or paste the address into a chat and open it there. Then log in and withdraw.',
    '提領只能在微信內進行。用微信掃描 QR 碼，或複製連結發到微信裡開啟，登入後即可提領。',
  ],
  qr: ['提现页面的二维码', 'QR code of this page', '提領頁面的 QR 碼'],
  address: ['链接', 'the address', '連結'],
  unbound: ['请先绑定微信', 'Link your WeChat account first', '請先綁定微信'],
  unboundText: ['款项会转到您绑定的微信账号。', 'The money goes to your linked WeChat account.', '款項會轉到您綁定的微信帳號。'],
  bind: ['去绑定', 'Go to linked accounts', '去綁定'],
  recharge: ['去充值', 'Top up', '去儲值'],
})
