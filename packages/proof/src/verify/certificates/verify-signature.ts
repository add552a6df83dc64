import type { Hash, SignatureAlgorithm } from '../../asn1/algorithm.ts'
import { type Der, readDer, sequenceTag } from '../../asn1/der.ts'
import { NotDer } from '../../asn1/not-der.ts'
import { tags } from '../../asn1/primitives.ts'
import { identifierOf, partsOf } from '../../asn1/values.ts'

interface Curve {
  readonly namedCurve: string
  readonly size: number
}

const curves: ReadonlyMap<string, Curve> = new Map([
  ['1.2.840.10045.3.1.7', { namedCurve: 'P-256', size: 32 }],
  ['1.3.132.0.34', { namedCurve: 'P-384', size: 48 }],
])

const ellipticKey = '1.2.840.10045.2.1'
const rsaKey = '1.2.840.113549.1.1.1'

const curveOf = (publicKey: Der): Curve | undefined => {
  const [type, curve] = partsOf(publicKey).takeSequence().children
  if (!type || curve?.tag !== tags.identifier || identifierOf(type) !== ellipticKey) return undefined
  return curves.get(identifierOf(curve))
}

const fixedLength = (number: Der, size: number): Uint8Array => {
  const digits = number.body[0] === 0 ? number.body.subarray(1) : number.body
  if ((number.body[0] ?? 0x80) >= 0x80 || digits.length > size) throw new NotDer('no number of the curve')
  const bytes = new Uint8Array(size)
  bytes.set(digits, size - digits.length)
  return bytes
}

/** A sequence of r and s becomes both side by side, as WebCrypto wants them. */
const rawSignature = (signature: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> => {
  const pair = readDer(signature)
  if (pair.tag !== sequenceTag) throw new NotDer('no pair')
  const parts = partsOf(pair)
  const [r, s] = [parts.takeInteger(), parts.takeInteger()]
  parts.end()
  const raw = new Uint8Array(size * 2)
  raw.set(fixedLength(r, size))
  raw.set(fixedLength(s, size), size)
  return raw
}

interface Signed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

/** Undefined for a key that is not supported. */
type Verified = boolean | undefined

const verifyElliptic = async (publicKey: Der, hash: Hash, { bytes, signature }: Signed): Promise<Verified> => {
  const curve = curveOf(publicKey)
  if (!curve) return undefined
  const key = await crypto.subtle.importKey('spki', publicKey.whole, { name: 'ECDSA', namedCurve: curve.namedCurve }, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash }, key, rawSignature(signature, curve.size), bytes)
}

/** Shorter keys prove nothing, longer ones only cost time. */
const isUsualRsa = ({ algorithm }: CryptoKey): boolean =>
  'modulusLength' in algorithm && Number(algorithm.modulusLength) >= 2048 && Number(algorithm.modulusLength) <= 4096

const verifyRsa = async (publicKey: Der, hash: Hash, { bytes, signature }: Signed): Promise<Verified> => {
  const name = 'RSASSA-PKCS1-v1_5'
  if (identifierOf(partsOf(partsOf(publicKey).takeSequence()).take(tags.identifier)) !== rsaKey) return undefined
  const key = await crypto.subtle.importKey('spki', publicKey.whole, { name, hash }, false, ['verify'])
  return isUsualRsa(key) ? crypto.subtle.verify(name, key, signature, bytes) : undefined
}

/** Whether the key made this signature. A key or a signature that cannot be read did not. */
export const isSignedWith = async (publicKey: Der, algorithm: SignatureAlgorithm, hash: Hash, signed: Signed): Promise<Verified> => {
  try {
    return algorithm.family === 'ECDSA' ? await verifyElliptic(publicKey, hash, signed) : await verifyRsa(publicKey, hash, signed)
  } catch {
    return false
  }
}
