import type { KeyPurpose } from '@campus/contract/documents/console/signing-keys.ts'
import { endOf } from '@campus/proof/sign/certificate.ts'

const day = 86_400_000

/** How many days before its end a certificate is replaced; an authority must outlive what it certifies by much. */
const leadDays: Record<KeyPurpose, number> = { root: 730, issuing: 365, signer: 30, code: 30 }

export interface Lifetime {
  readonly purpose: KeyPurpose
  readonly validTo: Date
}

/** Whether the operator should be notified. */
export const isEnding = ({ purpose, validTo }: Lifetime, now: Date): boolean => validTo.getTime() - now.getTime() < leadDays[purpose] * day

/** Whether to replace it now: not when the authority above ends as soon, because nothing would be won. The root is never replaced. */
export const shouldRenew = (key: Lifetime, authorityEnds: Date, now: Date): boolean =>
  key.purpose !== 'root' && isEnding(key, now) && endOf(key.purpose, now, authorityEnds) > key.validTo
