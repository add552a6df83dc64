import { readTimeStamp } from '../pdf/cms/time-stamp.ts'
import { readDer } from '../pdf/der/der.ts'
import { ids } from '../pdf/der/object-identifiers.ts'
import { integer, octets, oid, retagged, sequence, setOf, tagged } from './der.ts'
import { algorithmFor, signBytes } from './sign-bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface Signer {
  readonly key: CryptoKey
  /** DER: the signer's own first, then those above it up to the root. */
  readonly certificates: readonly Bytes[]
}

/** Asks a time-stamp service about a SHA-256 digest; gives the DER of a TimeStampToken. */
export type Stamp = (digest: Bytes) => Promise<Uint8Array>

const data = oid(ids.data)
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'))

export const digest = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const attribute = (type: string, value: Uint8Array) => sequence(oid(type), setOf(value))

/** A token that a verifier would not take must never be issued. */
const stampWith = async (stamp: Stamp, signature: Bytes): Promise<Bytes> => {
  const token = new Uint8Array(await stamp(await digest(signature)))
  if (!(await readTimeStamp(readDer(token), signature))) throw new Error('the time-stamp does not prove itself')
  return token
}

/** Which certificate signed, by its issuer and its number, as they stand in it: [version] serial, algorithm, issuer, … */
const identifier = (certificate: Bytes) => {
  const [, serial, , issuer] = readDer(certificate).children[0]?.children ?? []
  if (!serial || !issuer) throw new Error('a signer has a certificate')
  return sequence(issuer.whole, serial.whole)
}

/**
 * The CMS of a PAdES signature over a content that lies elsewhere, given by its SHA-256. There is one SignerInfo. Its signed attributes are
 * exactly content-type, message-digest and signing-certificate-v2: PAdES forbids signing-time here, the time stands in the PDF. The only
 * unsigned attribute is the time-stamp token, where there is a service to ask.
 */
export const makeSignedData = async (contentDigest: Bytes, { key, certificates }: Signer, stamp?: Stamp): Promise<Bytes> => {
  const [own] = certificates
  if (!own) throw new Error('a signer has a certificate')
  const attributes = setOf(
    attribute(ids.contentType, data),
    attribute(ids.messageDigest, octets(contentDigest)),
    attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(await digest(own)))))),
  )
  const signature = await signBytes(key, attributes)
  const token = stamp && (await stampWith(stamp, signature))
  const signerInfo = sequence(
    integer(1),
    identifier(own),
    sha256,
    retagged(0, attributes),
    algorithmFor(key),
    octets(signature),
    ...(token ? [retagged(1, setOf(attribute(ids.timeStampToken, token)))] : []),
  )
  return sequence(
    oid(ids.signedData),
    tagged(0, sequence(integer(1), setOf(sha256), sequence(data), retagged(0, setOf(...certificates)), setOf(signerInfo))),
  )
}
