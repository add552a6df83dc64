import { digestOf } from './algorithm.ts'
import { readDer } from './der.ts'
import { ids } from './object-identifiers.ts'
import { integer, nothing, octets, oid, retagged, sequence, setOf, tagged } from './write-der.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** All that differs from one CMS of a school to another. */
interface SignedDataParts {
  /** DER: the signer's own first, then those above it up to the root. */
  readonly certificates: readonly Bytes[]
  /** SHA-256 of what is signed. */
  readonly contentDigest: Bytes
  readonly signature: Bytes
  readonly isElliptic: boolean
  readonly token?: Bytes | undefined
}

const data = oid(ids.data)
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'))
const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'))
const rsaWithSha256 = sequence(oid('1.2.840.113549.1.1.11'), nothing)

export const algorithmBytes = (isElliptic: boolean): Bytes => (isElliptic ? ecdsaWithSha256 : rsaWithSha256)

const attribute = (type: string, value: Uint8Array) => sequence(oid(type), setOf(value))

const ownOf = ([own]: readonly Bytes[]): Bytes => {
  if (!own) throw new Error('a signer has a certificate')
  return own
}

/** Which certificate signed, by its issuer and its number, as they stand in it: [version] serial, algorithm, issuer, … */
export const issuerAndSerial = (certificate: Bytes) => {
  const [, serial, , issuer] = readDer(certificate).children[0]?.children ?? []
  if (!serial || !issuer) throw new Error('a signer has a certificate')
  return sequence(issuer.whole, serial.whole)
}

/**
 * What is signed: exactly content-type, message-digest and signing-certificate-v2. PAdES forbids signing-time here, the time stands in
 * the PDF.
 */
export const signedAttributes = async (contentDigest: Bytes, certificates: readonly Bytes[]): Promise<Bytes> =>
  setOf(
    attribute(ids.contentType, data),
    attribute(ids.messageDigest, octets(contentDigest)),
    attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(await digestOf('SHA-256', ownOf(certificates))))))),
  )

/**
 * The CMS of a PAdES signature over a content that lies elsewhere. There is one SignerInfo; its only unsigned attribute is the time-stamp
 * token, where there is one. From the same parts come the same bytes, so a verifier can tell whether a school has written a CMS.
 */
export const signedDataBytes = async ({ certificates, contentDigest, signature, isElliptic, token }: SignedDataParts): Promise<Bytes> => {
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(ownOf(certificates)),
    sha256,
    retagged(0, await signedAttributes(contentDigest, certificates)),
    algorithmBytes(isElliptic),
    octets(signature),
    ...(token ? [retagged(1, setOf(attribute(ids.timeStampToken, token)))] : []),
  )
  return sequence(
    oid(ids.signedData),
    tagged(0, sequence(integer(1), setOf(sha256), sequence(data), retagged(0, setOf(...certificates)), setOf(signerInfo))),
  )
}
