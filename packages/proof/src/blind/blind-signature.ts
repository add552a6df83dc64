import { toBase64Url } from '../encoding/base64.ts'
import { bitsOf, inverse, power, toBytes, toNumber } from './numbers.ts'
import { encodePss, saltBytes } from './pss.ts'

// RFC 9474, RSABSSA-SHA384-PSS-Randomized: somebody has a message signed without showing it, and nobody can tell later which of the
// signatures was made for whom. A public key is its modulus; the exponent is always 65537.

const exponent = 65_537n
export const randomizerBytes = 32

export const drawBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

/** The message that is signed: a random value before it keeps who signs from guessing anything of it. */
export const prepare = (randomizer: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> => {
  const prepared = new Uint8Array(randomizer.length + message.length)
  prepared.set(randomizer)
  prepared.set(message, randomizer.length)
  return prepared
}

/** A number below the modulus, each equally likely, that has an inverse. */
const drawFactor = (modulus: bigint, length: number): { readonly factor: bigint; readonly back: bigint } => {
  for (;;) {
    const factor = toNumber(drawBytes(length))
    const back = factor < modulus ? inverse(factor, modulus) : undefined
    if (back !== undefined) return { factor, back }
  }
}

interface Chosen {
  readonly salt: Uint8Array
  readonly factor: bigint
  readonly back: bigint
}

export interface Blinded {
  /** Goes to who signs. */
  readonly blinded: Uint8Array<ArrayBuffer>
  /** Stays: it takes the blinding off the answer. */
  readonly back: Uint8Array<ArrayBuffer>
}

/** `chosen` is for test vectors alone: what is not drawn at random hides nothing. */
export const blind = async (publicKey: Uint8Array, prepared: Uint8Array, chosen?: Chosen): Promise<Blinded> => {
  const modulus = toNumber(publicKey)
  const { salt, factor, back } = chosen ?? { salt: drawBytes(saltBytes), ...drawFactor(modulus, publicKey.length) }
  const message = toNumber(await encodePss(prepared, salt, bitsOf(modulus) - 1))
  if (inverse(message, modulus) === undefined) throw new Error('the message shares a factor with the key')
  return {
    blinded: toBytes((message * power(factor, exponent, modulus)) % modulus, publicKey.length),
    back: toBytes(back, publicKey.length),
  }
}

/** Whether this key signed the prepared message. */
export const isSigned = async (publicKey: Uint8Array, prepared: Uint8Array, signature: Uint8Array): Promise<boolean> => {
  const jwk = { kty: 'RSA', alg: 'PS384', n: toBase64Url(publicKey), e: 'AQAB' }
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'RSA-PSS', hash: 'SHA-384' }, false, ['verify'])
  return crypto.subtle.verify({ name: 'RSA-PSS', saltLength: saltBytes }, key, new Uint8Array(signature), new Uint8Array(prepared))
}

/** The signature of the prepared message; undefined where the answer is not one of this key. */
export const unblind = async (
  publicKey: Uint8Array,
  prepared: Uint8Array,
  blindSignature: Uint8Array,
  back: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const modulus = toNumber(publicKey)
  const signature = toBytes((toNumber(blindSignature) * toNumber(back)) % modulus, publicKey.length)
  return (await isSigned(publicKey, prepared, signature)) ? signature : undefined
}
