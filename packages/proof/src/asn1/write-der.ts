/** As much of DER as a signature needs, written with its exact bytes. */

type Bytes = Uint8Array<ArrayBuffer>

export const concat = (parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const bigEndian = (value: number): number[] => (value < 256 ? [value] : [...bigEndian(Math.floor(value / 256)), value % 256])

const element = (tag: number, parts: readonly Uint8Array[]): Bytes => {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const digits = bigEndian(length)
  return concat([Uint8Array.of(tag, ...(length < 128 ? digits : [0x80 | digits.length, ...digits])), ...parts])
}

const inOrder = (left: Uint8Array, right: Uint8Array) => {
  const differs = left.findIndex((byte, at) => byte !== right[at])
  return differs === -1 ? left.length - right.length : (left[differs] ?? 0) - (right[differs] ?? -1)
}

export const sequence = (...parts: readonly Uint8Array[]) => element(0x30, parts)
/** DER sorts the members of a set by their bytes. */
export const setOf = (...parts: readonly Uint8Array[]) => element(0x31, parts.toSorted(inOrder))
export const octets = (bytes: Uint8Array) => element(0x04, [bytes])
export const nothing = element(0x05, [])
export const tagged = (number: number, ...parts: readonly Uint8Array[]) => element(0xa0 | number, parts)
/** The same bytes under another tag, as IMPLICIT wants it. */
export const retagged = (number: number, whole: Bytes): Bytes => concat([Uint8Array.of(0xa0 | number), whole.subarray(1)])

/** A whole number that is not negative, given by its bytes. */
export const integer = (...bytes: readonly number[]) => {
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = first === -1 ? [0] : bytes.slice(first)
  return element(0x02, [Uint8Array.of(...((digits[0] ?? 0) > 0x7f ? [0, ...digits] : digits))])
}

const arc = (value: number): number[] =>
  value < 128 ? [value] : [...arc(Math.floor(value / 128)).map((digit) => digit | 0x80), value % 128]

export const oid = (text: string) => {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  return element(0x06, [Uint8Array.of(...[first * 40 + second, ...rest].flatMap(arc))])
}
