import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import type { SocialKind } from './social.ts'

/** Codes come through the browser: what cannot be one is not carried any further. */
export const checkLoginCode = (kind: SocialKind, code: string): void => {
  if (!/^[\w.~-]{1,512}$/.test(code)) throw new OutsideFailure(kind, 'refused', 'this is not a login code')
}
