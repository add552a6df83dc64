import { ids } from '../asn1/object-identifiers.ts'
import { issuerAndSerial } from '../asn1/signed-data-bytes.ts'
import { integer, octets, oid, retagged, sequence, setOf, tagged } from '../asn1/write-der.ts'
import { algorithmFor, signBytes } from './sign-bytes.ts'
import { digest, type Signer } from './signed-data.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What is asked of a time-stamp authority, and when. */
interface TimeStampOrder {
  /** SHA-256. */
  readonly digest: Bytes
  /** Given back as it was asked, so that an answer belongs to its question. */
  readonly nonce?: Bytes | undefined
  readonly serial: Bytes
  readonly policy: string
  readonly at: Date
}

const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'))
const timeStampInfo = oid(ids.timeStampInfo)

const generalizedTime = (time: Date): Bytes => {
  const text = octets(new TextEncoder().encode(`${time.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`))
  text[0] = 0x18
  return text
}

const attribute = (type: string, value: Uint8Array) => sequence(oid(type), setOf(value))

const infoOf = ({ digest, nonce, serial, policy, at }: TimeStampOrder) =>
  sequence(
    integer(1),
    oid(policy),
    sequence(sha256, octets(digest)),
    integer(...serial),
    generalizedTime(at),
    ...(nonce ? [integer(...nonce)] : []),
  )

/** A TimeStampToken of RFC 3161, with the signer's certificate named as RFC 5816 wants it. */
export const makeTimeStampToken = async (order: TimeStampOrder, { key, certificates }: Signer): Promise<Bytes> => {
  const [own] = certificates
  if (!own) throw new Error('a signer has a certificate')
  const info = infoOf(order)
  const attributes = setOf(
    attribute(ids.contentType, timeStampInfo),
    attribute(ids.messageDigest, octets(await digest(info))),
    attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(await digest(own)))))),
  )
  const signature = await signBytes(key, attributes)
  const signerInfo = sequence(integer(1), issuerAndSerial(own), sha256, retagged(0, attributes), algorithmFor(key), octets(signature))
  const content = sequence(timeStampInfo, tagged(0, octets(info)))
  return sequence(
    oid(ids.signedData),
    tagged(0, sequence(integer(3), setOf(sha256), content, retagged(0, setOf(...certificates)), setOf(signerInfo))),
  )
}
