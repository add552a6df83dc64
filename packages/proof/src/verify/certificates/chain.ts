import type { Trust } from '@campus/contract/verification/trust.ts'
import { signatureAlgorithmOf } from '../../asn1/algorithm.ts'
import { isSameBytes } from '../../asn1/values.ts'
import { fromBase64 } from '../../encoding/base64.ts'
import type { Certificate } from './certificate.ts'
import { isSignedWith } from './verify-signature.ts'

export type TrustedSchool = Trust['schools'][number]

/** From the signer up to the root of a school, every link proved by its signature. */
export interface Chain {
  readonly school: TrustedSchool
  readonly certificates: readonly Certificate[]
}

export const longestChain = 5
export const maxCertificates = 16

const isIssuedBy = async (certificate: Certificate, issuer: Certificate): Promise<boolean> => {
  if (!isSameBytes(certificate.issuer.whole, issuer.subject.whole)) return false
  const algorithm = signatureAlgorithmOf(certificate.algorithm)
  if (!algorithm?.hash) return false
  const signed = { bytes: certificate.signed, signature: certificate.signature }
  return (await isSignedWith(issuer.publicKey, algorithm, algorithm.hash, signed)) === true
}

const findSchool = (certificate: Certificate, trust: Trust): TrustedSchool | undefined =>
  trust.schools.find(({ root }) => isSameBytes(fromBase64(root), certificate.whole))

export const findIssuer = async (certificate: Certificate, candidates: readonly Certificate[]): Promise<Certificate | undefined> => {
  for (const candidate of candidates) if (await isIssuedBy(certificate, candidate)) return candidate
  return undefined
}

/** Undefined when the signer does not come from the root of a school here: names prove nothing, signatures and the root's bytes do. */
export const findChain = async (signer: Certificate, others: readonly Certificate[], trust: Trust): Promise<Chain | undefined> => {
  const candidates = others.slice(0, maxCertificates)
  const certificates: Certificate[] = []
  for (let next: Certificate | undefined = signer; next && certificates.length < longestChain; ) {
    const current: Certificate = next
    certificates.push(current)
    const school = findSchool(current, trust)
    if (school) return { school, certificates }
    next = await findIssuer(
      current,
      candidates.filter((candidate) => !certificates.includes(candidate)),
    )
  }
  return undefined
}
