import { digestOf, hashOf, signatureAlgorithmOf } from '../../asn1/algorithm.ts'
import { contextTag, type Der, sequenceTag, setTag } from '../../asn1/der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { hexOf, identifierOf, isSameBytes, isSortedSet, partsOf } from '../../asn1/values.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { isSignedWith } from '../certificates/verify-signature.ts'
import { type Attributes, attributeOf, readAttributes } from './attributes.ts'

/** One SignerInfo: who signed, how, and with which attributes. */
export interface Signer {
  /** Issuer and serial number of the certificate; null when it is named in another way. */
  readonly certificateName: { readonly issuer: Der; readonly serial: string } | null
  readonly digestAlgorithm: Der
  readonly signedAttributes: Attributes
  /** As they were signed: a set, not the `[0]` that stands in its place. Null when there are none. */
  readonly signedBytes: Uint8Array<ArrayBuffer> | null
  readonly isSorted: boolean
  readonly signatureAlgorithm: Der
  readonly signature: Uint8Array<ArrayBuffer>
  readonly unsignedAttributes: Attributes
}

const readCertificateName = (der: Der) => {
  const parts = partsOf(der)
  const issuer = parts.takeSequence()
  const serial = hexOf(parts.takeInteger())
  parts.end()
  return { issuer, serial }
}

const asSet = (der: Der): Uint8Array<ArrayBuffer> => {
  const bytes = der.whole.slice()
  bytes[0] = setTag
  return bytes
}

export const readSigner = (der: Der): Signer => {
  const parts = partsOf(der)
  parts.takeInteger()
  const certificateName = parts.takeIf(sequenceTag)
  if (!certificateName) parts.take(0x80)
  const digestAlgorithm = parts.takeSequence()
  const signed = parts.takeIf(contextTag(0))
  const signatureAlgorithm = parts.takeSequence()
  const signature = parts.take(tags.octets).body
  const unsigned = parts.takeIf(contextTag(1))
  parts.end()
  return {
    certificateName: certificateName ? readCertificateName(certificateName) : null,
    digestAlgorithm,
    signedAttributes: signed ? readAttributes(signed) : new Map(),
    signedBytes: signed ? asSet(signed) : null,
    isSorted: signed !== undefined && isSortedSet(signed),
    signatureAlgorithm,
    signature,
    unsignedAttributes: unsigned ? readAttributes(unsigned) : new Map(),
  }
}

export const findCertificate = ({ certificateName }: Signer, certificates: readonly Certificate[]): Certificate | undefined =>
  certificateName === null
    ? undefined
    : certificates.find(
        ({ issuer, serial }) => serial === certificateName.serial && isSameBytes(issuer.whole, certificateName.issuer.whole),
      )

/** Whether the signed attributes name this content by kind and digest. Undefined when the digest is of an unknown kind. */
export const namesContent = async (signer: Signer, contentType: string, content: Uint8Array<ArrayBuffer>): Promise<boolean | undefined> => {
  const hash = hashOf(signer.digestAlgorithm)
  if (!hash) return undefined
  const type = attributeOf(signer.signedAttributes, ids.contentType, tags.identifier)
  const digest = attributeOf(signer.signedAttributes, ids.messageDigest, tags.octets)
  if (!type || !digest || identifierOf(type) !== contentType) return false
  return isSameBytes(digest.body, await digestOf(hash, content))
}

/**
 * Whether the certificate's key signed the attributes. Undefined when it cannot be told: the algorithm or the key is not supported, or
 * the attributes stand in an order in which they need not have been signed.
 */
export const isSignedBy = async (signer: Signer, { publicKey }: Certificate): Promise<boolean | undefined> => {
  const digest = hashOf(signer.digestAlgorithm)
  const algorithm = signatureAlgorithmOf(signer.signatureAlgorithm)
  if (!digest || !algorithm || !signer.signedBytes || (algorithm.hash ?? digest) !== digest) return undefined
  const isSigned = await isSignedWith(publicKey, algorithm, digest, { bytes: signer.signedBytes, signature: signer.signature })
  return isSigned === false && !signer.isSorted ? undefined : isSigned
}
