import { type Cursor, takeCount } from '../syntax/cursor.ts'
import { readValue } from '../syntax/read-value.ts'
import { Unreadable } from '../syntax/unreadable.ts'
import { entryOf, mustBeCount, nameOf, type PdfStream, type PdfValue } from '../syntax/values.ts'
import type { Source } from './source.ts'
import { streamBytes } from './stream-bytes.ts'

/** Many small objects packed as one. */
export interface ObjectStream {
  readonly read: (index: number, objectNumber: number) => PdfValue
}

const maxObjects = 100_000

export const openObjectStream = async (source: Source, stream: PdfStream, length: number): Promise<ObjectStream> => {
  const { dictionary } = stream
  if (nameOf(entryOf(dictionary, 'Type')) !== 'ObjStm') throw new Unreadable('no object stream')
  const count = mustBeCount(entryOf(dictionary, 'N'))
  const first = mustBeCount(entryOf(dictionary, 'First'))
  if (count > maxObjects) throw new Unreadable('too many objects')
  const bytes = await streamBytes(source, stream, length)
  const cursorFrom = (at: number): Cursor => ({ bytes, budget: source.budget, isFile: false, at })
  const heads = cursorFrom(0)
  const objects = Array.from({ length: count }, () => ({ number: takeCount(heads), offset: takeCount(heads) }))
  const read = (index: number, objectNumber: number) => {
    const object = objects[index]
    if (object?.number !== objectNumber) throw new Unreadable('no object where one should be')
    return readValue(cursorFrom(first + object.offset))
  }
  return { read }
}
