import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' }).generate({ timestamp: at.getTime() })
