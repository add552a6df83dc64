import type { Part, Remark } from '@campus/contract/grades/parts.ts'
import type { Sheet } from '@campus/contract/grades/sheets.ts'
import { totalOf } from '@campus/contract/grades/total.ts'

/** What stands in the boxes, as it was typed. */
export interface TypedLine {
  readonly personId: string
  readonly remark: Remark
  readonly marks: readonly string[]
}

/** The key stays while its kind, name and weight change. */
export type TypedPart = Part & { readonly key: string }

export interface TypedSheet {
  readonly parts: readonly TypedPart[]
  readonly lines: readonly TypedLine[]
}

export const typedFrom = ({ parts, lines }: Pick<Sheet, 'parts' | 'lines'>): TypedSheet => ({
  parts: parts.map((part, at) => ({ ...part, key: String(at) })),
  lines: lines.map(({ personId, remark, marks }) => ({
    personId,
    remark,
    marks: marks.map((mark) => (mark === null ? '' : String(mark))),
  })),
})

/** Full-width digits and a comma are understood; undefined is no mark at all. */
export const parseMark = (typed: string): number | null | undefined => {
  const text = typed.normalize('NFKC').replace(',', '.').trim()
  if (text === '') return null
  const mark = Number(text)
  return /^\d{1,3}(\.\d)?$/.test(text) && mark <= 100 ? mark : undefined
}

export const resultOf = (parts: readonly Part[], { remark, marks }: TypedLine): number | null => {
  if (remark === 'absent') return 0
  if (remark !== '') return null
  return totalOf(
    parts,
    marks.map((mark) => parseMark(mark) ?? null),
  )
}

export const isWrong = ({ lines }: TypedSheet) => lines.some(({ marks }) => marks.some((mark) => parseMark(mark) === undefined))

export const isComplete = (parts: readonly Part[], line: TypedLine) => line.remark !== '' || resultOf(parts, line) !== null

/** What a call takes. */
export const givenFrom = ({ parts, lines }: TypedSheet) => ({
  parts: parts.map(({ kind, name, weight }) => ({ kind, name, weight })),
  lines: lines.map(({ personId, remark, marks }) => ({ personId, remark, marks: marks.map((mark) => parseMark(mark) ?? null) })),
})

export const withMark = (sheet: TypedSheet, row: number, column: number, text: string): TypedSheet => ({
  ...sheet,
  lines: sheet.lines.map((line, at) => (at === row ? { ...line, marks: line.marks.with(column, text) } : line)),
})

export const withRemark = (sheet: TypedSheet, row: number, remark: Remark): TypedSheet => ({
  ...sheet,
  lines: sheet.lines.map((line, at) => (at === row ? { ...line, remark } : line)),
})

/** A part more or less takes its column with it. */
export const withParts = (sheet: TypedSheet, parts: readonly TypedPart[], removed?: number): TypedSheet => ({
  parts,
  lines: sheet.lines.map((line) => ({
    ...line,
    marks: removed === undefined ? parts.map((_, at) => line.marks[at] ?? '') : line.marks.toSpliced(removed, 1),
  })),
})
