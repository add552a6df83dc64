import { type Cursor, readToken, skipLineEnd, skipSpace, takeCount, textBetween } from '../syntax/cursor.ts'
import { readValue } from '../syntax/read-value.ts'
import { Unreadable } from '../syntax/unreadable.ts'
import { mustBe } from '../syntax/values.ts'
import { entryStart, mayHaveMore, type Place, type Run, type Section } from './section.ts'

const entryLength = 20
const space = 0x20

/** Every entry has exactly twenty bytes. */
const readRun = (cursor: Cursor, first: number): Run => {
  const count = takeCount(cursor)
  while (cursor.bytes[cursor.at] === space) cursor.at += 1
  skipLineEnd(cursor)
  const start = cursor.at
  cursor.at += count * entryLength
  if (cursor.at > cursor.bytes.length) throw new Unreadable('a cross-reference table without end')
  return { first, count, start }
}

const readRuns = (cursor: Cursor): Run[] => {
  const runs: Run[] = []
  while (mayHaveMore(runs)) {
    skipSpace(cursor)
    const token = readToken(cursor)
    if (token === 'trailer') return runs
    if (!/^\d{1,10}$/.test(token)) break
    runs.push(readRun(cursor, Number(token)))
  }
  throw new Unreadable('no trailer')
}

const placeAt = (bytes: Uint8Array, at: number): Place => {
  const entry = /^(\d{10}) (\d{5}) ([fn])(?: \r| \n|\r\n)$/.exec(textBetween(bytes, at, at + entryLength))
  if (!entry) throw new Unreadable('a broken cross-reference')
  return entry[3] === 'f' ? { kind: 'free' } : { kind: 'byte', offset: Number(entry[1]), generation: Number(entry[2]) }
}

/** The table that begins after the word `xref`, with its trailer. */
export const readTable = (cursor: Cursor): Section => {
  const runs = readRuns(cursor)
  const trailer = mustBe(readValue(cursor), 'dictionary')
  const find = (objectNumber: number) => {
    const at = entryStart(runs, objectNumber, entryLength, cursor.budget)
    return at === undefined ? undefined : placeAt(cursor.bytes, at)
  }
  return { trailer, runs, find }
}
