import assert from 'node:assert/strict'
import { constants, createPrivateKey, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { test } from 'node:test'
import { fromBase64Url, toBase64Url } from '../encoding/base64.ts'
import { fromHex, toHex } from '../encoding/hex.ts'
import { vector } from '../testing/rfc-9474.ts'
import { blind, drawBytes, isSigned, prepare, unblind } from './blind-signature.ts'
import { inverse, toBytes, toNumber } from './numbers.ts'

const bytes = (hex: string) => fromHex(hex.replaceAll('\n', ''))
const signRaw = (key: KeyObject, blinded: Uint8Array) => new Uint8Array(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, blinded))

/** The private key of the vector, from its two primes. */
const vectorKey = () => {
  const [p, q] = [toNumber(bytes(vector.p)), toNumber(bytes(vector.q))]
  const d = inverse(65_537n, (p - 1n) * (q - 1n)) ?? 0n
  const text = (value: bigint) => toBase64Url(toBytes(value, Math.ceil(value.toString(16).length / 2)))
  const halves = { dp: text(d % (p - 1n)), dq: text(d % (q - 1n)), qi: text(inverse(q, p) ?? 0n) }
  const key = createPrivateKey({
    key: { kty: 'RSA', n: text(p * q), e: 'AQAB', d: text(d), p: text(p), q: text(q), ...halves },
    format: 'jwk',
  })
  return { key, publicKey: toBytes(p * q, 512) }
}

test('blinding, signing and unblinding give what RFC 9474 prints', async () => {
  const { key, publicKey } = vectorKey()
  const prepared = prepare(bytes(vector.randomizer), bytes(vector.message))
  const back = toNumber(bytes(vector.back))
  const factor = inverse(back, toNumber(publicKey)) ?? 0n
  const { blinded, back: kept } = await blind(publicKey, prepared, { salt: bytes(vector.salt), factor, back })
  assert.equal(toHex(blinded), toHex(bytes(vector.blinded)))
  const blindSignature = signRaw(key, blinded)
  assert.equal(toHex(blindSignature), toHex(bytes(vector.blindSignature)))
  const signature = await unblind(publicKey, prepared, blindSignature, kept)
  assert.equal(signature && toHex(signature), toHex(bytes(vector.signature)))
})

test('a signature counts for its message and its key alone, and two blindings of one message look different', async () => {
  const makeKey = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    return { privateKey, publicKey: fromBase64Url(privateKey.export({ format: 'jwk' }).n ?? '') }
  }
  // What is blinded for the smaller key can be signed by the larger one, too.
  const [first, second] = [makeKey(), makeKey()]
  const [{ privateKey, publicKey }, other] = toNumber(first.publicKey) < toNumber(second.publicKey) ? [first, second] : [second, first]
  const prepared = prepare(drawBytes(32), drawBytes(32))
  const [one, two] = [await blind(publicKey, prepared), await blind(publicKey, prepared)]
  assert.notDeepEqual(one.blinded, two.blinded)
  const blindSignature = signRaw(privateKey, one.blinded)
  const signature = await unblind(publicKey, prepared, blindSignature, one.back)
  assert.ok(signature)
  assert.equal(await isSigned(publicKey, prepared, signature), true)
  assert.equal(await isSigned(publicKey, prepare(drawBytes(32), drawBytes(32)), signature), false)
  assert.equal(await isSigned(other.publicKey, prepared, signature), false)
  // An answer of another key, or taken back with another blinding, is noticed before it is used.
  assert.equal(await unblind(publicKey, prepared, signRaw(other.privateKey, one.blinded), one.back), undefined)
  assert.equal(await unblind(publicKey, prepared, blindSignature, two.back), undefined)
})
