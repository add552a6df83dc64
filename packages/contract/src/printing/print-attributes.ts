import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** How a file is put on paper: black or colour, one side or both. */
export const printAttributes = ['bw_single', 'bw_double', 'co_single', 'co_double'] as const
export const PrintAttribute = z.enum(printAttributes)
export type PrintAttribute = z.infer<typeof PrintAttribute>

export const attributeNames: Record<PrintAttribute, Phrase> = {
  bw_single: ['黑白单面', 'B&W, single-sided', '黑白單面'],
  bw_double: ['黑白双面', 'B&W, double-sided', '黑白雙面'],
  co_single: ['彩色单面', 'Colour, single-sided', '彩色單面'],
  co_double: ['彩色双面', 'Colour, double-sided', '彩色雙面'],
}

export const isColour = (attribute: PrintAttribute) => attribute.startsWith('co')
export const isDuplex = (attribute: PrintAttribute) => attribute.endsWith('double')

export const maxCopies = 50
export const maxPages = 500

const range = /^(\d{1,4})(?:-(\d{1,4}))?$/

export interface PageRange {
  readonly from: number
  readonly to: number
}

/** Figures, strokes and separators of any keyboard become those of `1-3,5`; one that was begun and not used is no mistake. */
const spellPlainly = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s*[-‐‑‒–—―−~〜至到]\s*/g, '-')
    .replaceAll(/\s*[,、;。]\s*|\s+/g, ',')
    .replace(/(?<=.),$/, '')

const readRange = (part: string, pageCount: number): PageRange | undefined => {
  const [, first, last = first] = range.exec(part) ?? []
  const [from, to] = [Number(first), Number(last)]
  return from >= 1 && to >= from && to <= pageCount ? { from, to } : undefined
}

/** In order, and what touches or overlaps as one: no page comes out twice. */
const join = (ranges: readonly PageRange[]): readonly PageRange[] => {
  const joined: PageRange[] = []
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to + 1) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    else joined.push({ from, to })
  }
  return joined
}

/** Reads `1-3,5` as people write it for a file of so many pages; undefined where it cannot be meant. Nothing means all. */
export const readPageRanges = (text: string, pageCount: number): readonly PageRange[] | undefined => {
  const plain = spellPlainly(text)
  if (plain === '') return [{ from: 1, to: pageCount }]
  const ranges = plain.split(',').map((part) => readRange(part, pageCount))
  const meant = ranges.filter((one) => one !== undefined)
  return meant.length === ranges.length ? join(meant) : undefined
}

export const writePageRanges = (ranges: readonly PageRange[]) =>
  ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',')

export const countPages = (ranges: readonly PageRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** Sheets of one copy: a copy always begins on its own sheet. */
export const sheetsOf = (pages: number, attribute: PrintAttribute) => (isDuplex(attribute) ? Math.ceil(pages / 2) : pages)
