import { timingSafeEqual } from 'node:crypto'
import { ConsentGiven } from '@campus/contract/account/login.ts'
import { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { z } from 'zod'
import { sha256 } from '../../../platform/crypto/digest.ts'

export const journeySeconds = 600

/** What is stored for a redirected browser, until it returns. */
export const Journey = z.object({
  provider: OutsideProvider,
  purpose: z.enum(['login', 'bind']),
  proofHash: z.base64(),
  /** What single sign-on needs again, encrypted. */
  memory: z.base64().optional(),
  consent: ConsentGiven.optional(),
})
export type Journey = z.infer<typeof Journey>

/** What is stored for an external identity without an account, until an account is proved. */
export const Unbound = z.object({
  provider: OutsideProvider,
  subject: z.string(),
  name: z.string(),
  /** What the session needs at logout, sealed. */
  outside: z.base64().optional(),
})

export const hashProof = (proof: string) => sha256(proof).toString('base64')

/** Only the browser that left knows the proof. */
export const isReturning = (journey: Journey, provider: OutsideProvider, proof: string) =>
  journey.provider === provider && timingSafeEqual(Buffer.from(journey.proofHash, 'base64'), sha256(proof))

/** WeChat's is given by the specification; OpenID Connect wants an address without a query; the others come straight to the app. */
export const returnAddress = (publicUrl: string, provider: OutsideProvider) => {
  if (provider === 'wechat') return `${publicUrl}/wxLogin/wxCallBack`
  return provider === 'oidc' ? `${publicUrl}/ssoLogin/oidcCallBack` : `${publicUrl}/?outside=${provider}`
}

/** Hands what the browser brought to the web app, on the login page; no session is opened on the way. */
export const appAddress = (provider: OutsideProvider, brought: Record<string, string>) => {
  const reported = Object.entries(brought).filter(([, value]) => value !== '')
  return `/?${new URLSearchParams([['outside', provider], ...reported]).toString()}#${accountPaths.login.address}`
}
