import type { OutputOf } from '@campus/contract/call.ts'
import type { PayStep } from '@campus/contract/payment/pay-ways.ts'
import type { confirmWithdrawal } from '@campus/contract/wallet/withdrawals.ts'

interface Bridge {
  invoke(name: string, params: object, reported: (answer: { readonly err_msg: string }) => void): void
}

const bridgeHere = () => (globalThis as { WeixinJSBridge?: Bridge }).WeixinJSBridge

/** The browser inside the app lends its bridge some time after the page has begun. */
const bridgePatience = 10_000

const findBridge = (): Promise<Bridge | undefined> => {
  const here = bridgeHere()
  if (here) return Promise.resolve(here)
  return new Promise((resolve) => {
    const answer = () => resolve(bridgeHere())
    document.addEventListener('WeixinJSBridgeReady', answer, { once: true })
    setTimeout(answer, bridgePatience)
  })
}

/** What the app that this page runs in says of its user. It decides nothing; the server asks the provider. */
export type DoneInApp = 'returned' | 'cancelled' | 'failed'

const ends: Readonly<Record<string, DoneInApp>> = { ok: 'returned', cancel: 'cancelled' }

const invoke = async (name: string, params: object): Promise<DoneInApp> => {
  const bridge = await findBridge()
  if (!bridge) return 'failed'
  return new Promise((resolve) => {
    bridge.invoke(name, params, ({ err_msg }) => resolve(ends[err_msg.split(':')[1] ?? ''] ?? 'failed'))
  })
}

/** Hands a payment to the messaging app. */
export const payInApp = (params: Extract<PayStep, { kind: 'jsapi' }>['params']) => invoke('getBrandWCPayRequest', params)

/** Lets the messaging app ask its user whether they take money that is paid out to them. */
export const takeInApp = (params: OutputOf<typeof confirmWithdrawal>) => invoke('requestMerchantTransfer', params)
