import { takeKeyword } from '../syntax/cursor.ts'
import { type Budget, Unreadable } from '../syntax/unreadable.ts'
import { asKind, entryOf, mustBeCount, nameOf, type PdfDictionary, type PdfStream, type PdfValue } from '../syntax/values.ts'
import { inflate } from './inflate.ts'
import { undoPrediction } from './predictor.ts'
import type { Source } from './source.ts'

const firstPngPredictor = 10
const lastPngPredictor = 15

/** A filter, or its parameters, may stand alone or as the only one of a list. */
const theOnly = (value: PdfValue): PdfValue => {
  const list = asKind(value, 'array')
  if (!list) return value
  if (list.items.length > 1) throw new Unreadable('filter upon filter')
  return list.items[0] ?? null
}

const undoParameters = (bytes: Uint8Array<ArrayBuffer>, parameters: PdfDictionary | null): Uint8Array<ArrayBuffer> => {
  if (!parameters) return bytes
  const predictor = entryOf(parameters, 'Predictor') ?? 1
  if (predictor === 1) return bytes
  const isPlainPng =
    mustBeCount(predictor) >= firstPngPredictor &&
    mustBeCount(predictor) <= lastPngPredictor &&
    (entryOf(parameters, 'Colors') ?? 1) === 1 &&
    (entryOf(parameters, 'BitsPerComponent') ?? 8) === 8
  const columns = mustBeCount(entryOf(parameters, 'Columns') ?? 1)
  if (!isPlainPng || columns === 0) throw new Unreadable('an unknown prediction')
  return undoPrediction(bytes, columns)
}

const unpack = async (bytes: Uint8Array<ArrayBuffer>, dictionary: PdfDictionary, budget: Budget): Promise<Uint8Array<ArrayBuffer>> => {
  const filter = theOnly(entryOf(dictionary, 'Filter'))
  if (filter === null) return bytes
  if (nameOf(filter) !== 'FlateDecode') throw new Unreadable('an unknown filter')
  return undoParameters(await inflate(bytes, budget), asKind(theOnly(entryOf(dictionary, 'DecodeParms')), 'dictionary'))
}

/** The unpacked bytes of a stream that is part of the structure of a file. */
export const streamBytes = (source: Source, { dictionary, start }: PdfStream, length: number): Promise<Uint8Array<ArrayBuffer>> => {
  const end = start + length
  if (end > source.bytes.length) throw new Unreadable('a stream without end')
  takeKeyword({ ...source, isFile: true, at: end }, 'endstream')
  return unpack(source.bytes.subarray(start, end), dictionary, source.inflateBudget)
}
