import { randomBytes } from 'node:crypto'
import { askForText } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { readCasAnswer } from './cas-answer.ts'
import { checkState } from './login-state.ts'
import { checkLoginServer } from './safe-address.ts'
import type { SsoPort } from './sso.ts'

export interface CasSettings {
  /** Like https://sso.example.edu.cn/cas */
  readonly baseUrl: string
  readonly timeoutMs?: number
}

/** CAS has no state of its own, so it rides in the service address, to which every ticket is bound. */
const serviceOf = (redirectUri: string, state: string): string => {
  const url = new URL(redirectUri)
  url.searchParams.set('state', state)
  return url.href
}

/** Single sign-on by CAS 3.0. */
export const casSso = ({ baseUrl, timeoutMs }: CasSettings): SsoPort => {
  const base = checkLoginServer('cas', baseUrl).href.replace(/\/$/, '')
  const address = (path: string, query: Record<string, string>) => new URL(`${base}${path}?${new URLSearchParams(query).toString()}`)
  return {
    kind: 'cas',
    async begin({ redirectUri }) {
      const memory = randomBytes(32).toString('base64url')
      return { url: address('/login', { service: serviceOf(redirectUri, memory) }).href, memory }
    },
    async finish({ currentUrl, redirectUri, memory }) {
      const ticket = checkState('cas', memory, currentUrl).get('ticket') ?? ''
      if (!/^[\w.-]{1,512}$/.test(ticket)) throw new OutsideFailure('cas', 'refused', 'the browser came back without a ticket')
      const url = address('/p3/serviceValidate', { service: serviceOf(redirectUri, memory), ticket })
      return readCasAnswer(await askForText({ provider: 'cas', url, timeoutMs }))
    },
    logoutUrl: async ({ returnTo }) => address('/logout', { service: returnTo }).href,
  }
}
