const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 in the alphabet of multibase `z`; leading zero bytes are leading ones. */
export const toBase58 = (bytes: Uint8Array): string => {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${letters[Number(value % 58n)]}${text}`
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}

/** The bytes of a text of that many bytes; undefined when it is not one. */
export const fromBase58 = (text: string, length: number): Uint8Array<ArrayBuffer> | undefined => {
  // A longer text cannot be meant, and arithmetic with it would only cost time.
  if (text.length > length * 2) return undefined
  let value = 0n
  for (const letter of text) {
    const digit = letters.indexOf(letter)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes = new Uint8Array(length)
  for (let at = length - 1; at >= 0; at -= 1, value /= 256n) bytes[at] = Number(value % 256n)
  return value === 0n && toBase58(bytes) === text ? bytes : undefined
}
