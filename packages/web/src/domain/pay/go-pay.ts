import type { PayStep, Provider } from '@campus/contract/payment/pay-ways.ts'
import { type PayerEvent, type Payment, payByAlipay, payByWechat, paymentStep } from '@campus/contract/payment/payments.ts'
import type { z } from 'zod'
import { send } from '../../api/send.ts'
import { type DoneInApp, payInApp } from './messaging-app.ts'

type Event = z.infer<typeof PayerEvent>

/** Reports what this device observed: evidence for problems, so nothing waits for its success. */
type Note = (event: Event) => Promise<unknown>

const patience = 10_000

/** A page that leaves stays busy until it is gone, or shown again by the back button. */
const leaveFor = (url: string) =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, patience)
    window.location.assign(url)
  })

/** Another scheme than http(s) would run a script in this session. */
const isPage = (url: string) => /^https?:$/.test(new URL(url, window.location.href).protocol)

/** Each provider has its call; the cashier of the demo is none of them. */
const stepCalls = { wechat: payByWechat, alipay: payByAlipay, cashier: paymentStep } as const satisfies Record<Provider, unknown>

/** A payment that is gone on with, and where to, when the call that began it said so. */
export interface BegunPayment extends Pick<Payment, 'id' | 'provider'> {
  readonly step?: PayStep
}

/** On to the provider of an open payment: leaves this page, or hands it to the app that the page runs in. */
export const goPay = async (payment: BegunPayment, note: Note): Promise<'left' | DoneInApp> => {
  const step = payment.step ?? (await send(stepCalls[payment.provider], { paymentId: payment.id })).step
  const notify = (event: Event) => note(event).catch(() => undefined)
  await notify('opened')
  if (step.kind === 'redirect') {
    if (!isPage(step.url)) throw new Error('A payment leads to no page')
    await leaveFor(step.url)
    return 'left'
  }
  const seen = await payInApp(step.params)
  // Who returned is shown the screen that waits for the money, and that one notes it.
  if (seen !== 'returned') await notify(seen)
  return seen
}
