import type { SocialKind, SocialPort } from '../../ports/social/social.ts'
import { type DemoLogin, type DemoSettings, openDemoLogin } from './demo-codes.ts'

/** The embedded provider: a page of this server stands in for the real one, and says so. */
export const demoSocial = (kind: SocialKind, settings: DemoSettings): SocialPort & { readonly login: DemoLogin } => {
  const { login, pageUrl, redeemDemoCode } = openDemoLogin(kind, settings)
  return { kind, codeParameter: 'code', login, authorizeUrl: pageUrl, exchange: async (code) => redeemDemoCode(code) }
}
