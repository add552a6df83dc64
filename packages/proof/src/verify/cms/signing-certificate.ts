import { digestOf, hashOf } from '../../asn1/algorithm.ts'
import { contextTag, type Der, sequenceTag } from '../../asn1/der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { hexOf, isSameBytes, onlyPart, partsOf } from '../../asn1/values.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { attributeOf } from './attributes.ts'
import type { Signer } from './signer.ts'

/** GeneralName: directoryName is the fourth. */
const directoryName = 4

const namesIssuer = (issuerSerial: Der, certificate: Certificate): boolean => {
  const parts = partsOf(issuerSerial)
  const name = onlyPart(onlyPart(parts.takeSequence(), contextTag(directoryName)), sequenceTag)
  const serial = hexOf(parts.takeInteger())
  parts.end()
  return serial === certificate.serial && isSameBytes(name.whole, certificate.issuer.whole)
}

/**
 * Whether the first of the certificates that were signed along (signing-certificate-v2) is this one, by its SHA-256. Undefined when it
 * is named by another digest.
 */
export const namesCertificate = async ({ signedAttributes }: Signer, certificate: Certificate): Promise<boolean | undefined> => {
  const attribute = attributeOf(signedAttributes, ids.signingCertificateV2, sequenceTag)
  if (!attribute) return false
  const [first] = partsOf(attribute).takeSequence().children
  if (first?.tag !== sequenceTag) return false
  const parts = partsOf(first)
  const [head] = first.children
  // Without an algorithm it is SHA-256.
  if (head?.tag === sequenceTag && hashOf(parts.takeSequence()) !== 'SHA-256') return undefined
  const digest = parts.take(tags.octets).body
  const issuerSerial = parts.takeIf(sequenceTag)
  parts.end()
  if (issuerSerial && !namesIssuer(issuerSerial, certificate)) return false
  return isSameBytes(digest, await digestOf('SHA-256', certificate.whole))
}
