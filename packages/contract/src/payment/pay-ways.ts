import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** Who takes the money. `cashier` replaces them where none is configured: in the demo, never in production. */
export const providers = ['wechat', 'alipay', 'cashier'] as const
export const Provider = z.enum(providers)
export type Provider = z.infer<typeof Provider>

export const providerNames: Record<Provider, Phrase> = {
  wechat: ['微信支付', 'WeChat Pay', '微信支付'],
  alipay: ['支付宝', 'Alipay', '支付寶'],
  cashier: ['演示收银台', 'Demo cashier', '示範收銀台'],
}

/** What the payer's device does next: go to an address, or hand the words to the messaging app that it runs in. */
export const PayStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('jsapi'),
    params: z.object({
      appId: z.string(),
      timeStamp: z.string(),
      nonceStr: z.string(),
      package: z.string(),
      signType: z.literal('RSA'),
      paySign: z.string(),
    }),
  }),
])
export type PayStep = z.infer<typeof PayStep>

/** `beans` pays with what is in the wallet alone; the others pay what the wallet does not. */
export const PayWay = z.enum([...providers, 'beans'])
export type PayWay = z.infer<typeof PayWay>
