import { isIdCardNumber } from '@campus/contract/account/id-card.ts'
import { proposed, proved, type ReadField, type ReadPaper, toDate } from './paper-fields.ts'
import type { Row } from './rows.ts'

const numberIn = (text: string) => text.toUpperCase().match(/[1-9]\d{16}[\dX]/)?.[0]

/** The first row that this stands in, with what was asked for. */
const find = (rows: readonly Row[], pattern: RegExp) => {
  for (const row of rows) {
    const match = row.text.match(pattern)
    if (match) return { row, match, confidence: row.confidence }
  }
  return undefined
}

/** A number says itself whether it was read well, and with it birth date and sex. */
const fromNumber = (rows: readonly Row[]): { readonly fields: readonly ReadField[]; readonly isWrong: boolean } => {
  const found = rows.map((row) => ({ number: numberIn(row.text) ?? '', confidence: row.confidence })).filter(({ number }) => number !== '')
  const right = found.find(({ number }) => isIdCardNumber(number))
  if (!right)
    return { fields: found.flatMap(({ number, confidence }) => proposed('number', number, confidence)), isWrong: found.length > 0 }
  const { number, confidence } = right
  const sex = Number(number[16]) % 2 === 1 ? 'male' : 'female'
  return {
    isWrong: false,
    fields: [
      proved('number', number, confidence),
      proved('birthDate', toDate(number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)), confidence),
      proved('sex', sex, confidence),
    ],
  }
}

/** It goes on in the rows below that begin where its first one does, up to the number. */
const addressIn = (rows: readonly Row[]): ReadField[] => {
  const start = rows.findIndex(({ text }) => /住址/.test(text))
  const first = rows[start]
  const value = first?.lines.findLast(({ text }) => !/^住?\s*址?$/.test(text))
  if (!first || !value) return []
  const left = value.x - value.width / 2
  let address = value.text.replaceAll(/\s/g, '').replace(/^.*住址/, '')
  let { confidence } = first
  for (const row of rows.slice(start + 1)) {
    if (/公民身份|号码/.test(row.text) || numberIn(row.text)) break
    if (Math.abs(row.left - left) > 2 * row.height) continue
    address += row.text
    confidence = Math.min(confidence, row.confidence)
  }
  return proposed('address', address, confidence)
}

const without = (fields: readonly ReadField[], known: readonly ReadField[]) =>
  fields.filter(({ field }) => !known.some((one) => one.field === field))

const readFront = (rows: readonly Row[]): ReadPaper => {
  const number = fromNumber(rows)
  const [name, sex, nation] = [find(rows, /姓名(.+)/), find(rows, /性别([男女])/), find(rows, /民族(.+)/)]
  const born = find(rows, /(\d{4})年(\d{1,2})月(\d{1,2})日/)
  const seen = [
    ...proposed('name', name?.match[1], name?.confidence ?? 0),
    ...(sex ? proposed('sex', sex.match[1] === '男' ? 'male' : 'female', sex.confidence) : []),
    ...(born ? proposed('birthDate', toDate(born.match[1], born.match[2], born.match[3]), born.confidence) : []),
    ...proposed('nation', nation?.match[1], nation?.confidence ?? 0),
    ...addressIn(rows),
  ]
  const isUnreadable = number.fields.length === 0 && !name
  return {
    side: 'front',
    fields: [...number.fields, ...without(seen, number.fields)],
    faults: [...(number.isWrong ? (['number_wrong'] as const) : []), ...(isUnreadable ? (['unreadable'] as const) : [])],
  }
}

const readBack = (rows: readonly Row[]): ReadPaper => {
  const authority = find(rows, /签发机关(.+)/)
  const valid = find(rows, /(\d{4})[.．](\d{2})[.．](\d{2})-?(?:(\d{4})[.．](\d{2})[.．](\d{2})|(长期))/)
  const [, fromYear, fromMonth, fromDay, year, month, day] = valid?.match ?? []
  return {
    side: 'back',
    fields: [
      ...proposed('authority', authority?.match[1], authority?.confidence ?? 0),
      ...(valid ? proposed('validFrom', toDate(fromYear, fromMonth, fromDay), valid.confidence) : []),
      ...(valid && year ? proposed('validUntil', toDate(year, month, day), valid.confidence) : []),
    ],
    faults: authority || valid ? [] : ['unreadable'],
  }
}

/** Reads a resident card; by what stands on it the side is told. */
export const readResidentCard = (rows: readonly Row[]): ReadPaper => {
  const all = rows.map(({ text }) => text).join('')
  if (/签发机关|有效期限|居民身份证/.test(all)) return readBack(rows)
  if (/姓名|性别|民族|住址|公民身份号码/.test(all) || numberIn(all)) return readFront(rows)
  return { side: undefined, fields: [], faults: ['unreadable'] }
}
