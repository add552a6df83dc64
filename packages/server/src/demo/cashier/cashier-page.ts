import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { yuan } from '../../ports/pay/yuan.ts'
import { renderDemoFrame } from '../page/frame.ts'
import type { CashierAccount } from './account.ts'

/** What a visitor can do, in the words of the form. */
export const actions = ['pay', 'lose', 'twice', 'late', 'back'] as const
export type Action = (typeof actions)[number]

const standsIn: Phrase = [
  '在演示学校里，本页代替付款平台，不会产生真实扣款。',
  'In the demo school, this page stands in for a payment service. No real money moves.',
  '在示範學校裡，本頁代替付款平台，不會產生真實扣款。',
]
const number: Phrase = ['付款单号', 'Payment', '付款單號']
const tryOut: Phrase = ['试一试不顺利的情况', 'Try what can go wrong', '試一試不順利的情況']
const paid: Phrase = ['已付款', 'Paid', '已付款']
const paidLater: Phrase = [
  '订单关闭后款项才会到账，请回到应用取消订单或等待其关闭。',
  'The money will arrive only after the order closes. Go back and cancel it, or wait until it closes.',
  '訂單關閉後款項才會到帳，請回到應用取消訂單或等待其關閉。',
]
const closed: Phrase = ['这笔付款已关闭', 'This payment is closed', '這筆付款已關閉']

const pays: Phrase = ['确认付款', 'Pay', '確認付款']
const goesBack: Phrase = ['返回应用', 'Back to the app', '返回應用']
const cancels: Phrase = ['取消', 'Cancel', '取消']
const awkward: Record<'lose' | 'twice' | 'late', readonly [name: Phrase, note: Phrase]> = {
  lose: [
    ['付款，但通知丢失', 'Pay, but lose the notification', '付款，但通知遺失'],
    [
      '应用会在一分钟内自行查询到这笔款项',
      'The app finds the payment by asking the provider, within a minute',
      '應用會在一分鐘內自行查詢到這筆款項',
    ],
  ],
  twice: [
    ['重复付款', 'Pay twice', '重複付款'],
    ['多付的一笔会自动退回', 'The second payment is refunded automatically', '多付的一筆會自動退回'],
  ],
  late: [
    ['订单关闭后才付款', 'Pay after the order is closed', '訂單關閉後才付款'],
    ['迟到的款项会自动退回', 'A late payment is refunded automatically', '遲到的款項會自動退回'],
  ],
}

/** Laid over the style sheet of the demo pages. */
export const cashierCss = `.bill { text-align: center; border-radius: 12px; padding: 1.5rem 1rem; margin: 1rem 0; background: light-dark(#fff, #232427) }
.bill strong { display: block; font-size: 2.5rem; line-height: 1.2; font-variant-numeric: tabular-nums }
.bill p { margin: 0 0 .5rem; overflow-wrap: anywhere }
button { display: block; width: 100%; min-height: 48px; margin: .5rem 0; padding: .5rem 1rem; border: 0; border-radius: 8px; font: inherit; color: inherit; background: light-dark(#fff, #232427); cursor: pointer; text-align: start }
button:hover, button:focus-visible { background: light-dark(#e8f0fe, #2c3444) }
button small { display: block }
button.main { text-align: center; font-weight: 600; color: #fff; background: #1459c7 }
button.main:hover, button.main:focus-visible { background: #0f479f }
button.plain { text-align: center; background: none }
`

const renderButton = (action: Action, text: Phrase, language: Language, look = '', note?: Phrase) =>
  `<button name="action" value="${action}"${look && ` class="${look}"`}>${escapeHtml(say(text, language))}${
    note ? `<small>${escapeHtml(say(note, language))}</small>` : ''
  }</button>`

const renderAwkward = (kinds: readonly (keyof typeof awkward)[], language: Language) =>
  kinds.map((kind) => renderButton(kind, awkward[kind][0], language, '', awkward[kind][1])).join('\n')

const renderChoices = ({ takings, isClosed, paysLate }: CashierAccount, language: Language): string => {
  const back = renderButton('back', goesBack, language, 'main')
  const t = (phrase: Phrase) => `<p role="status">${escapeHtml(say(phrase, language))}</p>`
  if (takings.length > 0) return `${t(paid)}${back}`
  if (isClosed) return `${t(closed)}${back}${renderAwkward(['late'], language)}`
  if (paysLate) return `${t(paidLater)}${back}${renderButton('pay', pays, language)}`
  return `${renderButton('pay', pays, language, 'main')}
${renderButton('back', cancels, language, 'plain')}
<h2>${escapeHtml(say(tryOut, language))}</h2>
${renderAwkward(['lose', 'twice', 'late'], language)}`
}

export const renderCashier = (paymentNumber: string, account: CashierAccount, language: Language): string => {
  const body = `<p>${escapeHtml(say(standsIn, language))}</p>
<div class="bill">
<p>${escapeHtml(account.order.description)}</p>
<strong>¥${yuan(account.order.amount)}</strong>
<small>${escapeHtml(say(number, language))} ${escapeHtml(paymentNumber)}</small>
</div>
<form method="post">
${renderChoices(account, language)}
</form>`
  return renderDemoFrame({ language, title: providerNames.cashier, styleSheet: '../demo.css', body })
}
