import { escapeHtml } from '../../../platform/text/escape-html.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import type { Asked, Reply } from '../local-server.ts'

interface PayerPage {
  readonly title: string
  readonly amount: number
  readonly description: string
  readonly returnUrl: string
}

/** Where a payer stands at a local server that speaks for a provider: pays, pays without a word to the merchant, or goes back. */
const renderPayerPage = ({ title, amount, description }: PayerPage): Reply => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(description)}</p><p>¥${yuan(amount)}</p>
<form method="post"><button name="action" value="pay">确认支付</button> <button name="action" value="lose">支付，通知丢失</button>
<button name="action" value="cancel">取消</button></form></main></body></html>`,
})

/** Does what the payer chose and leads back. */
export const answerPayer = async (
  { method, body }: Asked,
  page: PayerPage,
  pay: (isNoticeLost: boolean) => Promise<unknown>,
): Promise<Reply> => {
  if (method === 'GET') return renderPayerPage(page)
  const action = new URLSearchParams(body.toString()).get('action')
  if (action === 'pay' || action === 'lose') await pay(action === 'lose')
  return { status: 303, headers: { location: page.returnUrl } }
}
