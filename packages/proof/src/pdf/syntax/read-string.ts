import { type Cursor, isSpace } from './cursor.ts'
import { spend, Unreadable } from './unreadable.ts'
import type { PdfString } from './values.ts'

const stringFrom = (cursor: Cursor, start: number): PdfString => {
  spend(cursor.budget, cursor.at - start)
  return { kind: 'string', raw: cursor.bytes.subarray(start, cursor.at), place: cursor.isFile ? { start, end: cursor.at } : null }
}

const backslash = 0x5c
const openParenthesis = 0x28
const closeParenthesis = 0x29

/** Parentheses nest inside a string; they are counted, so that depth costs nothing. */
export const readLiteralString = (cursor: Cursor): PdfString => {
  const { bytes } = cursor
  const start = cursor.at
  let open = 0
  for (let at = start; at < bytes.length; at += 1) {
    const code = bytes[at]
    if (code === backslash) at += 1
    else if (code === openParenthesis) open += 1
    else if (code === closeParenthesis) open -= 1
    if (open === 0) {
      cursor.at = at + 1
      return stringFrom(cursor, start)
    }
  }
  throw new Unreadable('a string without end')
}

const greater = 0x3e

export const hexDigitOf = (code: number | undefined): number => {
  if (code === undefined) return -1
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const upper = code & ~0x20
  return upper >= 0x41 && upper <= 0x46 ? upper - 0x37 : -1
}

export const readHexString = (cursor: Cursor): PdfString => {
  const { bytes } = cursor
  const start = cursor.at
  let at = start + 1
  while (hexDigitOf(bytes[at]) >= 0 || isSpace(bytes[at])) at += 1
  if (bytes[at] !== greater) throw new Unreadable('a string without end')
  cursor.at = at + 1
  return stringFrom(cursor, start)
}
