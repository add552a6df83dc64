import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../platform/crypto/same-secret.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { buildAuthorizeUrl } from '../../ports/authorize-url.ts'

const demoLogins = ['wechat', 'wecom', 'dingtalk', 'sso'] as const
export type DemoLoginName = (typeof demoLogins)[number]

export interface DemoPerson {
  readonly subject: string
  readonly name: string
}

/** One of the demo school's stand-in login pages: where it is and how it vouches for somebody. */
export interface DemoLogin {
  readonly name: DemoLoginName
  readonly baseUrl: string
  mintDemoCode(person: DemoPerson): string
}

export interface DemoSettings {
  readonly secret: string
  /** Where the browser finds this server. */
  readonly baseUrl: string
  readonly now?: () => number
}

const livesMs = 5 * 60 * 1000
const Claim = z.object({ id: z.string(), subject: z.string().min(1), name: z.string(), until: z.number() })

export const openDemoLogin = (name: DemoLoginName, { secret, baseUrl, now = Date.now }: DemoSettings) => {
  const used = new Map<string, number>()
  const seal = (claim: string) => createHmac('sha256', secret).update(`${name}.${claim}`).digest('base64url')
  const refusal = (why: string) => new OutsideFailure(`demo ${name}`, 'refused', why)

  /** A code has to be remembered only as long as it would be believed. */
  const spend = (id: string, until: number) => {
    for (const [old, end] of used) if (end < now()) used.delete(old)
    if (used.has(id)) throw refusal('this code was used before')
    used.set(id, until)
  }

  const mintDemoCode = ({ subject, name }: DemoPerson): string => {
    const claim = Buffer.from(JSON.stringify({ id: randomUUID(), subject, name, until: now() + livesMs })).toString('base64url')
    return `${claim}.${seal(claim)}`
  }

  const redeemDemoCode = (code: string): DemoPerson => {
    const [claim = '', signature = ''] = code.split('.')
    if (!isSameSecret(signature, seal(claim))) throw refusal('this code was not given here')
    const { id, subject, name, until } = Claim.parse(JSON.parse(Buffer.from(claim, 'base64url').toString()))
    if (until < now()) throw refusal('this code has expired')
    spend(id, until)
    return { subject, name }
  }

  const login: DemoLogin = { name, baseUrl, mintDemoCode }
  const pageUrl = ({ redirectUri, state }: { readonly redirectUri: string; readonly state: string }): string =>
    buildAuthorizeUrl(`${baseUrl}/demo/sign-in/${name}`, { state, redirect_uri: redirectUri }).href
  return { login, pageUrl, redeemDemoCode }
}
