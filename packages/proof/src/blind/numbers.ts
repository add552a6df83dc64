import { fromHex, toHex } from '../encoding/hex.ts'

/** Bytes as a number, the first one weighing most. */
export const toNumber = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`))

export const toBytes = (value: bigint, length: number): Uint8Array<ArrayBuffer> => {
  const hex = value.toString(16).padStart(length * 2, '0')
  if (hex.length > length * 2) throw new RangeError('the number needs more bytes')
  return fromHex(hex)
}

export const bitsOf = (value: bigint): number => value.toString(2).length

export const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let [result, square] = [1n, base % modulus]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** Undefined where the two have a common factor. */
export const inverse = (value: bigint, modulus: bigint): bigint | undefined => {
  let [rest, next] = [value % modulus, modulus]
  let [factor, nextFactor] = [1n, 0n]
  while (next !== 0n) {
    const times = rest / next
    ;[rest, next] = [next, rest - times * next]
    ;[factor, nextFactor] = [nextFactor, factor - times * nextFactor]
  }
  if (rest !== 1n) return undefined
  return ((factor % modulus) + modulus) % modulus
}
