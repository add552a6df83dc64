import { type ChartData, textOf } from '../marks/data.ts'
import type { Heading } from './svg.ts'

interface TableCell {
  readonly text: string
  readonly link: string | undefined
}

export interface TableRow {
  readonly name: string
  readonly cells: readonly TableCell[]
}

/** The numbers of a chart without the drawing. */
export interface ChartTable {
  readonly head: readonly [rows: string, ...series: string[]]
  readonly rows: readonly TableRow[]
}

export const tableOf = (data: ChartData): ChartTable => ({
  head: [data.words.rows, ...data.series.map(({ name }) => name)],
  rows: data.rows.map(({ label }, row) => ({
    name: label,
    cells: data.series.map(({ cells }) => {
      const cell = cells[row] ?? { value: null }
      return { text: textOf(cell, data.words), link: cell.link }
    }),
  })),
})

/** A spreadsheet takes what begins like this for a formula. */
const formula = /^[=+\-@\t\r]/

const field = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Title, what narrows it, the day; then the numbers as numbers. The mark in front tells spreadsheets that it is UTF-8. */
export const csvOf = (data: ChartData, { title, lines }: Heading): string => {
  const { head } = tableOf(data)
  const rows = data.rows.map(({ label }, row) => [label, ...data.series.map(({ cells }) => cells[row]?.text ?? cells[row]?.value ?? '')])
  return `\uFEFF${[[title], ...lines.map((line) => [line]), [], head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
