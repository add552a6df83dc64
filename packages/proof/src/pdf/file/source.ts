import { type Cursor, carriageReturn, lineFeed, readToken, skipSpace, takeCount, takeKeyword } from '../syntax/cursor.ts'
import { readValue } from '../syntax/read-value.ts'
import { type Budget, newBudget, Unreadable } from '../syntax/unreadable.ts'
import { asKind, type PdfValue } from '../syntax/values.ts'
import { newInflateBudget } from './inflate.ts'

/** The bytes of a file and what may be spent on reading them. */
export interface Source {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly budget: Budget
  readonly inflateBudget: Budget
}

export const newSource = (bytes: Uint8Array<ArrayBuffer>): Source => ({ bytes, budget: newBudget(), inflateBudget: newInflateBudget() })

export const cursorAt = (source: Source, at: number): Cursor => {
  if (at >= source.bytes.length) throw new Unreadable('a place outside of the file')
  return { bytes: source.bytes, budget: source.budget, isFile: true, at }
}

const startOfStream = (cursor: Cursor): number => {
  if (cursor.bytes[cursor.at] === carriageReturn) cursor.at += 1
  if (cursor.bytes[cursor.at] !== lineFeed) throw new Unreadable('no line end before a stream')
  return cursor.at + 1
}

interface IndirectObject {
  readonly number: number
  readonly generation: number
  readonly value: PdfValue
}

/** What stands at `12 0 obj`, which must begin at this very byte. */
export const readObjectAt = (source: Source, at: number): IndirectObject => {
  const cursor = cursorAt(source, at)
  if (!/\d/.test(String.fromCharCode(cursor.bytes[at] ?? 0))) throw new Unreadable('no object where one should be')
  const number = takeCount(cursor)
  const generation = takeCount(cursor)
  takeKeyword(cursor, 'obj')
  const value = readValue(cursor)
  skipSpace(cursor)
  const keyword = readToken(cursor)
  if (keyword === 'endobj') return { number, generation, value }
  const dictionary = asKind(value, 'dictionary')
  if (keyword !== 'stream' || !dictionary) throw new Unreadable('an object without end')
  return { number, generation, value: { kind: 'stream', dictionary, start: startOfStream(cursor) } }
}
