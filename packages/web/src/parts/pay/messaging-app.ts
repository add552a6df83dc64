import type { PayStep } from '@campus/contract/payment/pay-ways.ts'

type Params = Extract<PayStep, { kind: 'jsapi' }>['params']

interface Bridge {
  invoke(name: string, params: Params, told: (answer: { readonly err_msg: string }) => void): void
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

export type PaidInApp = 'returned' | 'cancelled' | 'failed'

const answers: Readonly<Record<string, PaidInApp>> = {
  'get_brand_wcpay_request:ok': 'returned',
  'get_brand_wcpay_request:cancel': 'cancelled',
}

/** Hands a payment to the messaging app that this page runs in. What it answers decides nothing; the server asks the provider. */
export const payInApp = async (params: Params): Promise<PaidInApp> => {
  const bridge = await findBridge()
  if (!bridge) return 'failed'
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => resolve(answers[err_msg] ?? 'failed'))
  })
}
