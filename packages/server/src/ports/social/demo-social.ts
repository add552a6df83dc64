import { type DemoDoor, type DemoSettings, openDemoDoor } from '../demo/demo-codes.ts'
import type { SocialKind, SocialPort } from './social.ts'

/** The embedded provider: a page of this server stands in for the real one, and says so. */
export const demoSocial = (kind: SocialKind, settings: DemoSettings): SocialPort & { readonly door: DemoDoor } => {
  const { door, pageUrl, redeemDemoCode } = openDemoDoor(kind, settings)
  return { kind, codeParameter: 'code', door, authorizeUrl: pageUrl, exchange: async (code) => redeemDemoCode(code) }
}
