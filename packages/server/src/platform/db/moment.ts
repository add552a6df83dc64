import pg from 'pg'

const usual = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d$/
const readOther = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date

/** The digit at a place, none behind the end. */
const digit = (text: string, at: number, end = text.length) => (at < end ? text.charCodeAt(at) - 48 : 0)
const pair = (text: string, at: number) => digit(text, at) * 10 + digit(text, at + 1)

/** A moment as the database writes it, digit by digit: a long list has more of them than anything else. What is written otherwise is read by the driver. */
export const readMoment = (text: string): Date => {
  if (!usual.test(text)) return readOther(text)
  const zone = text.length - 3
  const hours = text[zone] === '-' ? -pair(text, zone + 1) : pair(text, zone + 1)
  const ms = digit(text, 20, zone) * 100 + digit(text, 21, zone) * 10 + digit(text, 22, zone)
  const year = pair(text, 0) * 100 + pair(text, 2)
  return new Date(Date.UTC(year, pair(text, 5) - 1, pair(text, 8), pair(text, 11) - hours, pair(text, 14), pair(text, 17), ms))
}
