import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** How a file is put on paper: black or colour, one side or both. */
export const printAttributes = ['bw_single', 'bw_double', 'co_single', 'co_double'] as const
export const PrintAttribute = z.enum(printAttributes)
export type PrintAttribute = z.infer<typeof PrintAttribute>

export const attributeNames: Record<PrintAttribute, Phrase> = {
  bw_single: ['黑白单面', 'Black and white, one side', '黑白單面'],
  bw_double: ['黑白双面', 'Black and white, both sides', '黑白雙面'],
  co_single: ['彩色单面', 'Colour, one side', '彩色單面'],
  co_double: ['彩色双面', 'Colour, both sides', '彩色雙面'],
}

export const isColour = (attribute: PrintAttribute) => attribute.startsWith('co')
export const isDuplex = (attribute: PrintAttribute) => attribute.endsWith('double')

export const mostCopies = 50
export const mostPages = 500

const range = /^(\d{1,4})(?:-(\d{1,4}))?$/

export interface PageRange {
  readonly from: number
  readonly to: number
}

/** Reads `1-3,5` for a file of so many pages: in order, without gaps written twice; undefined where it cannot be meant. Nothing means all. */
export const readPageRanges = (text: string, pageCount: number): readonly PageRange[] | undefined => {
  const compact = text.replaceAll(/\s/g, '').replaceAll('，', ',')
  if (compact === '') return [{ from: 1, to: pageCount }]
  const ranges: PageRange[] = []
  for (const part of compact.split(',')) {
    const [, first, last] = range.exec(part) ?? []
    if (first === undefined) return undefined
    const from = Number(first)
    const to = last === undefined ? from : Number(last)
    const end = ranges.at(-1)?.to ?? 0
    if (from < 1 || to < from || to > pageCount || from <= end) return undefined
    if (end > 0 && from === end + 1) ranges.push({ from: ranges.pop()?.from ?? from, to })
    else ranges.push({ from, to })
  }
  return ranges
}

export const writePageRanges = (ranges: readonly PageRange[]) =>
  ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',')

export const countPages = (ranges: readonly PageRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** Sheets of one copy: a copy always begins on a sheet of its own. */
export const sheetsOf = (pages: number, attribute: PrintAttribute) => (isDuplex(attribute) ? Math.ceil(pages / 2) : pages)
