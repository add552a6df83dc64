import { Secret, TOTP } from 'otpauth'

const period = 30
const digits = 6

/** How long somebody may take to scan the code and type a first one. */
export const setupSeconds = 1800

/** 160 bits, the length that RFC 4226 recommends. */
export const newSecret = () => new Secret({ size: 20 }).base32

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits, period, algorithm: 'SHA1' })

/** What the QR code holds. SHA-1, six digits and 30 seconds are what every authenticator app understands. */
export const setupUri = (secret: string, names: { readonly issuer: string; readonly label: string }) => totpOf(secret, names).toString()

/** The time step that a code belongs to, if it is right. A clock may be one step off, before or after. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}
