import { type LineGiven, maxPlanLines, sexes, sexNames } from '@campus/contract/animalplan/lines.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { z } from 'zod'
import type { Table } from '../../../platform/tables/table.ts'

/** The columns of the table, in their order. Only the codes are read; the names beside them are for people. */
export const columns = {
  specification: ['规格编码', 'Specification code', '規格編碼'],
  name: ['名称', 'Name', '名稱'],
  sex: ['性别', 'Sex', '性別'],
  number: ['数量', 'Number', '數量'],
  arrivesOn: ['到货日期', 'Arrival date', '到貨日期'],
  room: ['房间编码', 'Room code', '房間編碼'],
  days: ['饲养天数', 'Days of housing', '飼養天數'],
} as const satisfies Record<string, Phrase>
type Column = keyof typeof columns
const order = Object.keys(columns) as Column[]

export interface LineProblem {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number
  readonly column: Column
  readonly text: Phrase
}

export interface Known {
  readonly specifications: ReadonlyMap<string, string>
  readonly rooms: ReadonlyMap<string, string>
}

const texts = {
  specification: ['没有这个规格编码', 'This specification code does not exist', '沒有這個規格編碼'],
  sex: ['请填雄性、雌性或不限', 'Enter male, female or either', '請填雄性、雌性或不限'],
  number: ['请填 1 至 10000 的整数', 'Enter a whole number from 1 to 10000', '請填 1 至 10000 的整數'],
  arrivesOn: ['请填日期，如 2026-10-01', 'Enter a date such as 2026-10-01', '請填日期，如 2026-10-01'],
  room: [
    '没有这个房间编码；当天使用请留空',
    'This room code does not exist. Leave it empty for use on the day.',
    '沒有這個房間編碼；當天使用請留空',
  ],
  days: ['请填 0 至 365 的整数', 'Enter a whole number from 0 to 365', '請填 0 至 365 的整數'],
  together: ['填写天数时须填写房间，反之亦然', 'Enter both the days and the room, or neither', '填寫天數時須填寫房間，反之亦然'],
} as const satisfies Record<string, Phrase>

const tooManyLines: Phrase = [
  `一份计划最多 ${maxPlanLines} 行`,
  `A plan has at most ${maxPlanLines} lines`,
  `一份計畫最多 ${maxPlanLines} 列`,
]
const missingColumns: Phrase = [
  '缺少模板中的列，请使用模板',
  'Columns of the template are missing. Use the template.',
  '缺少範本中的欄，請使用範本',
]
const nothingFilled: Phrase = ['表格中没有填写数量', 'No number was filled in', '表格中沒有填寫數量']

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Where each column stands, whatever language its heading is in. */
const findColumns = (headings: readonly string[]): Map<Column, number> | undefined => {
  const found = new Map<Column, number>()
  for (const column of order) {
    const at = headings.findIndex((heading) => columns[column].some((name) => plain(name) === plain(heading)))
    if (at >= 0) found.set(column, at)
  }
  return order.every((column) => column === 'name' || found.has(column)) ? found : undefined
}

const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

const isDay = (text: string) => z.iso.date().safeParse(text).success

const sexOf = (text: string) =>
  text === '' ? 'either' : sexes.find((sex) => [sex, ...sexNames[sex]].some((name) => plain(name) === plain(text)))

type Cell = (column: Column) => string

const readLine = (cell: Cell, known: Known, row: number): LineGiven | LineProblem[] => {
  const problems: LineProblem[] = []
  const wrong = (column: Column, text: Phrase) => void problems.push({ row, column, text })
  const specificationId = known.specifications.get(cell('specification').toUpperCase())
  const sex = sexOf(cell('sex'))
  const number = wholeNumber(cell('number'), 1, 10_000)
  const arrivesOn = cell('arrivesOn').replaceAll(/[/.]/g, '-')
  const days = cell('days') === '' ? 0 : wholeNumber(cell('days'), 0, 365)
  const roomId = cell('room') === '' ? null : known.rooms.get(cell('room').toUpperCase())
  if (specificationId === undefined) wrong('specification', texts.specification)
  if (sex === undefined) wrong('sex', texts.sex)
  if (number === undefined) wrong('number', texts.number)
  if (!isDay(arrivesOn)) wrong('arrivesOn', texts.arrivesOn)
  if (days === undefined) wrong('days', texts.days)
  if (roomId === undefined) wrong('room', texts.room)
  else if (days !== undefined && (days === 0) !== (roomId === null)) wrong('room', texts.together)
  if (problems.length > 0 || specificationId === undefined || !sex || number === undefined || days === undefined || roomId === undefined)
    return problems
  return { specificationId, sex, number, arrivesOn, roomId, days }
}

/** The filled lines of a table; those without a number were left as the template has them. Or what is wrong with all of it. */
export const readLines = (table: Table, known: Known): { lines: LineGiven[]; problems: LineProblem[] } | { unreadable: Phrase } => {
  const found = findColumns(table[0] ?? [])
  if (!found) return { unreadable: missingColumns }
  const cellOf =
    (cells: readonly string[]): Cell =>
    (column) =>
      (cells[found.get(column) ?? -1] ?? '').trim()
  const filled = table.flatMap((cells, at) => (at > 0 && cellOf(cells)('number') !== '' ? [{ cell: cellOf(cells), row: at + 1 }] : []))
  if (filled.length === 0) return { unreadable: nothingFilled }
  if (filled.length > maxPlanLines) return { unreadable: tooManyLines }
  const read = filled.map(({ cell, row }) => readLine(cell, known, row))
  return {
    lines: read.flatMap((line) => (Array.isArray(line) ? [] : [line])),
    problems: read.flatMap((line) => (Array.isArray(line) ? line : [])),
  }
}
