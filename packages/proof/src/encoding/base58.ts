import { base58 } from '@scure/base'

/** Base58 in the alphabet of multibase `z`. */
export const toBase58 = (bytes: Uint8Array): string => base58.encode(bytes)

/** The bytes of a text of that many bytes; undefined when it is not one. */
export const fromBase58 = (text: string, length: number): Uint8Array<ArrayBuffer> | undefined => {
  // Decoding takes time with the square of the length, and a longer text cannot be meant.
  if (text.length > length * 2) return undefined
  try {
    const bytes = new Uint8Array(base58.decode(text))
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
