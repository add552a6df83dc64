import { Unreadable } from '../syntax/unreadable.ts'
import { entryOf, mustBe, mustBeCount, nameOf, type PdfDictionary } from '../syntax/values.ts'
import { entryStart, mayHaveMore, type Place, type Run, type Section } from './section.ts'
import { readObjectAt, type Source } from './source.ts'
import { streamBytes } from './stream-bytes.ts'

const widestField = 6

const readWidths = (dictionary: PdfDictionary): [number, number, number] => {
  const [kind, second, third, ...rest] = mustBe(entryOf(dictionary, 'W'), 'array').items.map(mustBeCount)
  if (kind === undefined || second === undefined || third === undefined || rest.length > 0) throw new Unreadable('no widths')
  if (Math.max(kind, second, third) > widestField || second === 0) throw new Unreadable('impossible widths')
  return [kind, second, third]
}

const readRuns = (dictionary: PdfDictionary, width: number): { runs: Run[]; end: number } => {
  const index = entryOf(dictionary, 'Index')
  const numbers = index === null ? [0, mustBeCount(entryOf(dictionary, 'Size'))] : mustBe(index, 'array').items.map(mustBeCount)
  const runs: Run[] = []
  let end = 0
  for (let at = 0; at + 1 < numbers.length && mayHaveMore(runs); at += 2) {
    const [first = 0, count = 0] = numbers.slice(at, at + 2)
    runs.push({ first, count, start: end })
    end += count * width
  }
  return { runs, end }
}

const numberAt = (bytes: Uint8Array, at: number, width: number): number => {
  let number = 0
  for (const byte of bytes.subarray(at, at + width)) number = number * 256 + byte
  return number
}

const placeFrom = (kind: number, second: number, third: number): Place => {
  if (kind === 0) return { kind: 'free' }
  if (kind === 1) return { kind: 'byte', offset: second, generation: third }
  if (kind === 2) return { kind: 'inside', streamNumber: second, index: third }
  throw new Unreadable('an unknown cross-reference')
}

/** A cross-reference stream: its dictionary is the trailer, its bytes are the entries. */
export const readXrefStream = async (source: Source, at: number): Promise<Section> => {
  const stream = mustBe(readObjectAt(source, at).value, 'stream')
  const trailer = stream.dictionary
  if (nameOf(entryOf(trailer, 'Type')) !== 'XRef') throw new Unreadable('no cross-references')
  const [kindWidth, secondWidth, thirdWidth] = readWidths(trailer)
  const width = kindWidth + secondWidth + thirdWidth
  const { runs, end } = readRuns(trailer, width)
  const bytes = await streamBytes(source, stream, mustBeCount(entryOf(trailer, 'Length')))
  if (end > bytes.length) throw new Unreadable('cross-references without end')
  const find = (objectNumber: number) => {
    const at = entryStart(runs, objectNumber, width, source.budget)
    if (at === undefined) return undefined
    const kind = kindWidth === 0 ? 1 : numberAt(bytes, at, kindWidth)
    return placeFrom(kind, numberAt(bytes, at + kindWidth, secondWidth), numberAt(bytes, at + kindWidth + secondWidth, thirdWidth))
  }
  return { trailer, runs, find }
}
