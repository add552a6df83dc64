import { type Budget, spend, Unreadable } from './unreadable.ts'

/** A place in bytes that are read as PDF syntax. */
export interface Cursor {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly budget: Budget
  /** Whether the bytes are the file itself, so that a place in them is a place in the file. */
  readonly isFile: boolean
  at: number
}

const codes = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0))

const isSpaceCode = new Uint8Array(256)
for (const code of codes('\0\t\n\f\r ')) isSpaceCode[code] = 1
const isDelimiterCode = new Uint8Array(256)
for (const code of codes('()<>[]{}/%')) isDelimiterCode[code] = 1

export const isSpace = (code: number | undefined): boolean => code !== undefined && isSpaceCode[code] === 1

const isRegular = (code: number | undefined): boolean => code !== undefined && isSpaceCode[code] === 0 && isDelimiterCode[code] === 0

const percent = 0x25
export const lineFeed = 0x0a
export const carriageReturn = 0x0d

/** Passes over white space and comments. */
export const skipSpace = (cursor: Cursor) => {
  const { bytes } = cursor
  let at = cursor.at
  let isComment = false
  for (; at < bytes.length; at += 1) {
    const code = bytes[at]
    if (isComment) isComment = code !== lineFeed && code !== carriageReturn
    else if (code === percent) isComment = true
    else if (!isSpace(code)) break
  }
  spend(cursor.budget, at - cursor.at)
  cursor.at = at
}

/** Passes over one end of line, where there is one. */
export const skipLineEnd = (cursor: Cursor) => {
  if (cursor.bytes[cursor.at] === carriageReturn) cursor.at += 1
  if (cursor.bytes[cursor.at] === lineFeed) cursor.at += 1
}

export const textBetween = (bytes: Uint8Array, start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end))

/** No keyword, number or name of a file that is meant to be read is longer. */
const longestToken = 256

/** The regular characters from here on: a number or a keyword. */
export const readToken = (cursor: Cursor): string => {
  const start = cursor.at
  while (isRegular(cursor.bytes[cursor.at])) cursor.at += 1
  spend(cursor.budget, cursor.at - start)
  if (cursor.at - start > longestToken) throw new Unreadable('a token without end')
  return textBetween(cursor.bytes, start, cursor.at)
}

export const takeKeyword = (cursor: Cursor, keyword: string) => {
  skipSpace(cursor)
  if (readToken(cursor) !== keyword) throw new Unreadable(`no ${keyword}`)
}

export const takeCount = (cursor: Cursor): number => {
  skipSpace(cursor)
  const token = readToken(cursor)
  if (!/^\d{1,15}$/.test(token)) throw new Unreadable('no whole number')
  return Number(token)
}
