import { hexDigitOf } from '../syntax/read-string.ts'
import { asKind, entryOf, isCount, type PdfDictionary, type PdfString } from '../syntax/values.ts'

/** The bytes that were signed: all before the gap, and all behind it. */
interface Coverage {
  readonly gapStart: number
  readonly gapEnd: number
}

const readRange = (dictionary: PdfDictionary): readonly [number, number, number, number] | null => {
  const [first, firstLength, second, secondLength, ...rest] = asKind(entryOf(dictionary, 'ByteRange'), 'array')?.items ?? []
  if (rest.length > 0) return null
  if (!isCount(first ?? null) || !isCount(firstLength ?? null) || !isCount(second ?? null) || !isCount(secondLength ?? null)) return null
  return [Number(first), Number(firstLength), Number(second), Number(secondLength)]
}

/** The signature as it stands in the dictionary itself: `<` hex digits `>`. */
export const contentsOf = (dictionary: PdfDictionary): PdfString | null => asKind(entryOf(dictionary, 'Contents'), 'string')

/** What the signature covers, when that is every byte of the file but its own contents. */
export const findCoverage = (dictionary: PdfDictionary, fileLength: number): Coverage | null => {
  const range = readRange(dictionary)
  const place = contentsOf(dictionary)?.place
  if (!range || !place) return null
  const [start, gapStart, gapEnd, restLength] = range
  const isWhole = start === 0 && gapEnd + restLength === fileLength && gapStart === place.start && gapEnd === place.end
  return isWhole ? { gapStart, gapEnd } : null
}

export const coveredBytes = (bytes: Uint8Array, { gapStart, gapEnd }: Coverage): Uint8Array<ArrayBuffer> => {
  const covered = new Uint8Array(gapStart + bytes.length - gapEnd)
  covered.set(bytes.subarray(0, gapStart))
  covered.set(bytes.subarray(gapEnd), gapStart)
  return covered
}

const lessThan = 0x3c
const largeA = 0x41
const smallA = 0x61
/** A signature of ours is a few kilobytes; what is far larger is not looked into. */
const longestContents = 1024 * 1024

/** Digits are written large or small throughout: otherwise their case would be bits that nothing covers. */
const hasMixedCases = (digits: Uint8Array) =>
  digits.some((code) => code >= smallA) && digits.some((code) => code >= largeA && code < smallA)

/** The bytes that the contents spell: pairs of hex digits and nothing between them. */
export const decodeContents = ({ raw }: PdfString): Uint8Array<ArrayBuffer> | null => {
  const digits = raw.length - 2
  if (raw[0] !== lessThan || digits % 2 !== 0 || digits > longestContents) return null
  if (hasMixedCases(raw.subarray(1, -1))) return null
  const bytes = new Uint8Array(digits / 2)
  for (let index = 0; index < bytes.length; index += 1) {
    const high = hexDigitOf(raw[1 + index * 2])
    const low = hexDigitOf(raw[2 + index * 2])
    if (high < 0 || low < 0) return null
    bytes[index] = high * 16 + low
  }
  return bytes
}
