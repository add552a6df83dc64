import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../platform/crypto/same-secret.ts'
import { fetchBounded } from '../../platform/http-client/fetch-bounded.ts'
import { ForgedNotice, type Notice, type NoticeGiven } from '../../ports/pay/pay.ts'

const believedMs = 5 * 60 * 1000

const NoticeBody = z.object({ number: z.string(), amount: z.number().int(), ref: z.string(), paidAt: z.iso.datetime() })
type NoticeBody = z.infer<typeof NoticeBody>

const sign = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`cashier.${time}.${body}`).digest('base64url')

/** Notifies once, and the notice may get lost: its content can always be queried. */
export const sendPaymentNotice = async (secret: string, noticeUrl: string, notice: NoticeBody, now: Date): Promise<void> => {
  const body = JSON.stringify(notice)
  const time = String(now.getTime())
  const headers = { 'content-type': 'application/json', 'cashier-time': time, 'cashier-signature': sign(secret, time, body) }
  await fetchBounded('cashier', noticeUrl, { method: 'POST', headers, body }).catch(() => undefined)
}

const reportedIn = (body: Buffer): NoticeBody => {
  try {
    return NoticeBody.parse(JSON.parse(body.toString()))
  } catch {
    throw new ForgedNotice('it is not in its own format')
  }
}

export const readCashierNotice = (secret: string, { headers, body }: NoticeGiven, now: Date): Notice => {
  const time = headers['cashier-time'] ?? ''
  if (!isSameSecret(headers['cashier-signature'] ?? '', sign(secret, time, body.toString())))
    throw new ForgedNotice('not signed by the cashier')
  if (!(Math.abs(now.getTime() - Number(time)) <= believedMs)) throw new ForgedNotice('signed too long ago')
  const { number, amount, ref, paidAt } = reportedIn(body)
  return { kind: 'payment', number, status: { state: 'paid', amount, ref, paidAt: new Date(paidAt) } }
}
