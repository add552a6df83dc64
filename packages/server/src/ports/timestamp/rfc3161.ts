import { id_signedData, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { id_ct_tstInfo, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import { fetchBounded, outsideTimeoutMs } from '../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import type { TimestampPort } from './timestamp.ts'
import { collectEvidence } from './token-evidence.ts'

const provider = 'timestamp'
const sha256 = '2.16.840.1.101.3.4.2.1'

const isSame = (left: BufferSource, right: Uint8Array) => Buffer.from(bytesOf(left)).equals(right)

const bytesOf = (source: BufferSource) =>
  source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array(source.buffer, source.byteOffset, source.byteLength)

/** Positive and without leading zeros, so that both sides write it the same. */
const newNonce = () => {
  const nonce = crypto.getRandomValues(new Uint8Array(16))
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  return nonce
}

const parse = <Parsed>(der: BufferSource, type: new () => Parsed): Parsed => {
  try {
    return AsnConvert.parse(der, type)
  } catch {
    throw new OutsideFailure(provider, 'unreachable', 'the answer is not in its own format')
  }
}

const factsOf = (content: ArrayBuffer): TSTInfo => {
  const { encapContentInfo } = parse(content, SignedData)
  const stated = encapContentInfo.eContent?.single
  if (encapContentInfo.eContentType !== id_ct_tstInfo || !stated)
    throw new OutsideFailure(provider, 'unreachable', 'the answer is not a time-stamp')
  return parse(stated.buffer, TSTInfo)
}

const granted = new Set([PKIStatus.granted, PKIStatus.grantedWithMods])

/** Carries a TimeStampReq to the authority and brings its TimeStampResp back, both DER. */
type Transport = (query: ArrayBuffer, now: Date) => Promise<ArrayBuffer>

/** Asks for a time-stamp over a digest. What is answered is held against what was asked; it is not asked twice here. */
export const askForTimestamp = async (transport: Transport, digest: Uint8Array, now: Date): Promise<Uint8Array> => {
  const nonce = newNonce()
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: sha256, parameters: null }),
      hashedMessage: new OctetString(digest.slice()),
    }),
    nonce: nonce.buffer,
    certReq: true,
  })
  const { status, timeStampToken: token } = parse(await transport(AsnConvert.serialize(request), now), TimeStampResp)
  if (!granted.has(status.status)) throw new OutsideFailure(provider, 'refused', 'gives no time-stamp', `status ${status.status}`)
  if (token?.contentType !== id_signedData) throw new OutsideFailure(provider, 'unreachable', 'the answer is not a time-stamp')
  const facts = factsOf(token.content)
  const { hashAlgorithm, hashedMessage } = facts.messageImprint
  if (hashAlgorithm.algorithm !== sha256 || !isSame(hashedMessage, digest))
    throw new OutsideFailure(provider, 'unreachable', 'the time-stamp is about something else')
  if (!facts.nonce || !isSame(facts.nonce, nonce))
    throw new OutsideFailure(provider, 'unreachable', 'the time-stamp is the answer to another question')
  return new Uint8Array(AsnConvert.serialize(token))
}

interface Rfc3161Settings {
  readonly url: string
  /** The root certificates that its tokens come from, DER in base64. */
  readonly roots?: readonly string[]
  readonly timeoutMs?: number
}

/** A time-stamp service of RFC 3161 over HTTP. */
export const rfc3161Timestamps = ({ url, roots = [], timeoutMs = outsideTimeoutMs }: Rfc3161Settings): TimestampPort => ({
  stamp: (digest, now) =>
    askForTimestamp(
      async (query) => {
        const response = await fetchBounded(provider, url, {
          method: 'POST',
          headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
          body: query,
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (response.status === 200) return response.arrayBuffer()
        throw new OutsideFailure(provider, 'unreachable', 'does not work at the moment', `HTTP ${response.status}`)
      },
      digest,
      now,
    ),
  roots: async () => roots,
  evidenceFor: (token) => collectEvidence(token, roots),
})
