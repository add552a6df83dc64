import { randomBytes } from 'node:crypto'
import { checkState } from '../../ports/sso/login-state.ts'
import type { SsoPort } from '../../ports/sso/sso.ts'
import { type DemoLogin, type DemoSettings, openDemoLogin } from './demo-codes.ts'

/** The embedded provider: a page of this server stands in for the school's login server, and says so. */
export const demoSso = (settings: DemoSettings): SsoPort & { readonly login: DemoLogin } => {
  const { login, pageUrl, redeemDemoCode } = openDemoLogin('sso', settings)
  return {
    kind: 'demo',
    login,
    async begin({ redirectUri }) {
      const memory = randomBytes(32).toString('base64url')
      return { url: pageUrl({ redirectUri, state: memory }), memory }
    },
    async finish({ currentUrl, memory }) {
      const { subject, name } = redeemDemoCode(checkState('demo sso', memory, currentUrl).get('code') ?? '')
      return { subject, attributes: { name } }
    },
    // The stand-in page keeps no login of its own, so there is nothing to end.
    logoutUrl: async ({ returnTo }) => returnTo,
  }
}
