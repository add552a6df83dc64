import { ids } from '../../asn1/object-identifiers.ts'
import { normalHex } from '../../asn1/values.ts'
import type { Certificate } from './certificate.ts'
import type { Chain, TrustedSchool } from './chain.ts'
import { authorityDepth, hasPurpose, isUnderstood, mayBeUsedFor } from './extensions.ts'

export const isValidAt = ({ notBefore, notAfter }: Certificate, time: Date): boolean => notBefore <= time && time <= notAfter

const isRevokedAt = ({ serial }: Certificate, { revoked }: TrustedSchool, time: Date): boolean =>
  revoked.some((entry) => normalHex(entry.serial) === serial && new Date(entry.since) <= time)

/** Meant for documents, and for nothing that could make further certificates. */
const isDocumentSigner = ({ extensions }: Certificate): boolean =>
  authorityDepth(extensions) === null &&
  (mayBeUsedFor(extensions, 'digitalSignature') || mayBeUsedFor(extensions, 'nonRepudiation')) &&
  hasPurpose(extensions, ids.documentSigning)

export const isAuthority = ({ extensions }: Certificate, authoritiesBelow: number): boolean =>
  (authorityDepth(extensions) ?? -1) >= authoritiesBelow && mayBeUsedFor(extensions, 'keyCertSign')

/** Whether every certificate of the chain was what it must be at the time of signing. */
export const holdsAt = ({ school, certificates: [signer, ...authorities] }: Chain, time: Date): boolean => {
  if (!signer || authorities.length === 0 || !isDocumentSigner(signer)) return false
  if (!authorities.every((authority, below) => isAuthority(authority, below))) return false
  return [signer, ...authorities].every(
    (certificate) => isUnderstood(certificate.extensions) && isValidAt(certificate, time) && !isRevokedAt(certificate, school, time),
  )
}
