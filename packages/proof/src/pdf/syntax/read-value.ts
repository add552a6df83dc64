import { type Cursor, readToken, skipSpace } from './cursor.ts'
import { readHexString, readLiteralString } from './read-string.ts'
import { spend, Unreadable } from './unreadable.ts'
import type { PdfDictionary, PdfName, PdfValue } from './values.ts'

const deepest = 64
/** A value takes memory besides its bytes: a crowd of empty ones must not come cheap. */
const costOfValue = 64

const codeOf = (letter: string) => letter.charCodeAt(0)
const slash = codeOf('/')
const openBracket = codeOf('[')
const closeBracket = codeOf(']')
const openParenthesis = codeOf('(')
const less = codeOf('<')
const greater = codeOf('>')

const readName = (cursor: Cursor): PdfName => {
  cursor.at += 1
  const token = readToken(cursor)
  const name = token.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { kind: 'name', name }
}

const readArray = (cursor: Cursor, depth: number): PdfValue => {
  cursor.at += 1
  const items: PdfValue[] = []
  for (;;) {
    skipSpace(cursor)
    if (cursor.bytes[cursor.at] === closeBracket) break
    items.push(readAt(cursor, depth + 1))
  }
  cursor.at += 1
  return { kind: 'array', items }
}

const readDictionary = (cursor: Cursor, depth: number): PdfDictionary => {
  cursor.at += 2
  const entries = new Map<string, PdfValue>()
  for (;;) {
    skipSpace(cursor)
    const code = cursor.bytes[cursor.at]
    if (code === greater && cursor.bytes[cursor.at + 1] === greater) break
    if (code !== slash) throw new Unreadable('no key')
    const { name } = readName(cursor)
    // Two readers could take two different values: such a file has no one meaning.
    if (entries.has(name)) throw new Unreadable('a key twice')
    entries.set(name, readAt(cursor, depth + 1))
  }
  cursor.at += 2
  return { kind: 'dictionary', entries }
}

/** `12 0 R`: only what follows a whole number shows that it was the start of a reference. */
const readReference = (cursor: Cursor, number: number): PdfValue => {
  const after = cursor.at
  skipSpace(cursor)
  const generation = readToken(cursor)
  if (/^\d{1,5}$/.test(generation)) {
    skipSpace(cursor)
    if (readToken(cursor) === 'R') return { kind: 'reference', number, generation: Number(generation) }
  }
  cursor.at = after
  return number
}

const words = new Map<string, PdfValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

const readWord = (cursor: Cursor): PdfValue => {
  const token = readToken(cursor)
  if (/^\d{1,10}$/.test(token)) return readReference(cursor, Number(token))
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(token)) return Number(token)
  const word = words.get(token)
  if (word === undefined) throw new Unreadable('an unknown word')
  return word
}

const readAt = (cursor: Cursor, depth: number): PdfValue => {
  if (depth > deepest) throw new Unreadable('nested too deep')
  skipSpace(cursor)
  spend(cursor.budget, costOfValue)
  switch (cursor.bytes[cursor.at]) {
    case slash:
      return readName(cursor)
    case openBracket:
      return readArray(cursor, depth)
    case openParenthesis:
      return readLiteralString(cursor)
    case less:
      return cursor.bytes[cursor.at + 1] === less ? readDictionary(cursor, depth) : readHexString(cursor)
    default:
      return readWord(cursor)
  }
}

/** The value that begins here or after the white space from here on. */
export const readValue = (cursor: Cursor): PdfValue => readAt(cursor, 0)
