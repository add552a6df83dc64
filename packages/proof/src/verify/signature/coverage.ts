import { isSpace } from '../../pdf/syntax/cursor.ts'
import { hexDigitOf } from '../../pdf/syntax/read-string.ts'
import { asKind, entryOf, isCount, type PdfDictionary, type PdfString } from '../../pdf/syntax/values.ts'

/** The bytes that were signed: all before the gap, and all behind it up to the end of what was the file at that time. */
export interface Coverage {
  readonly gapStart: number
  readonly gapEnd: number
  readonly end: number
}

const readRange = (dictionary: PdfDictionary): readonly [number, number, number, number] | null => {
  const [first, firstLength, second, secondLength, ...rest] = asKind(entryOf(dictionary, 'ByteRange'), 'array')?.items ?? []
  if (rest.length > 0) return null
  if (!isCount(first ?? null) || !isCount(firstLength ?? null) || !isCount(second ?? null) || !isCount(secondLength ?? null)) return null
  return [Number(first), Number(firstLength), Number(second), Number(secondLength)]
}

/** The signature as it stands in the dictionary itself: `<` hex digits `>`. */
export const contentsOf = (dictionary: PdfDictionary): PdfString | null => asKind(entryOf(dictionary, 'Contents'), 'string')

/** What the signature covers, when that is every byte up to some place but its own contents. */
export const findCoverage = (dictionary: PdfDictionary, fileLength: number): Coverage | null => {
  const range = readRange(dictionary)
  const place = contentsOf(dictionary)?.place
  if (!range || !place) return null
  const [start, gapStart, gapEnd, restLength] = range
  const end = gapEnd + restLength
  return start === 0 && end <= fileLength && gapStart === place.start && gapEnd === place.end ? { gapStart, gapEnd, end } : null
}

/** A byte range that can be read and leaves out more, or something else, than the contents: what is left out was put there later. */
export const leavesOutBytes = (dictionary: PdfDictionary, fileLength: number): boolean => {
  const range = readRange(dictionary)
  const place = contentsOf(dictionary)?.place
  return range !== null && place !== null && place !== undefined && range[2] + range[3] <= fileLength && range[0] + range[1] <= range[2]
}

export const coveredBytes = (bytes: Uint8Array, { gapStart, gapEnd, end }: Coverage): Uint8Array<ArrayBuffer> => {
  const covered = new Uint8Array(gapStart + end - gapEnd)
  covered.set(bytes.subarray(0, gapStart))
  covered.set(bytes.subarray(gapEnd, end), gapStart)
  return covered
}

const lessThan = 0x3c
const largeA = 0x41
const largeF = 0x46
/** A signature of ours is a few kilobytes; what is far larger is not looked into. */
const longestContents = 1024 * 1024

interface Contents {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Pairs of small hex digits and nothing between them: any other spelling would be bits that nothing covers. */
  readonly isPlain: boolean
}

/** The bytes that the contents spell. */
export const decodeContents = ({ raw }: PdfString): Contents | null => {
  if (raw[0] !== lessThan || raw.length > longestContents) return null
  const spelled = raw.subarray(1, -1)
  const digits = spelled.filter((code) => !isSpace(code))
  const bytes = new Uint8Array(Math.ceil(digits.length / 2))
  for (const [index, code] of digits.entries()) {
    const value = hexDigitOf(code)
    if (value < 0) return null
    bytes[index >> 1] = (bytes[index >> 1] ?? 0) | (index % 2 === 0 ? value << 4 : value)
  }
  const isPlain = digits.length === spelled.length && digits.length % 2 === 0 && !digits.some((code) => code >= largeA && code <= largeF)
  return { bytes, isPlain }
}
