import { type TypedSheet, withMark } from './typed-sheet.ts'

const cellsOf = (text: string): string[][] =>
  text
    .replaceAll('\r', '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** Whether a text comes from a table, rather than being one mark. */
export const isTable = (text: string) => /[\t\n]/.test(text.trim())

interface Place {
  readonly row: number
  readonly column: number
}

/**
 * Copied from a spreadsheet. Rows that begin with a student's number go to that student, whatever their order, with the last cells
 * as marks; other rows follow from the box in which the text was pasted.
 */
export const paste = (sheet: TypedSheet, numbers: readonly string[], text: string, { row, column }: Place) => {
  let next = sheet
  let [filled, unknown] = [0, 0]
  for (const [at, cells] of cellsOf(text).entries()) {
    const byNumber = numbers.indexOf(cells[0] ?? '')
    const hasNumber = byNumber >= 0 && cells.length > 1
    const target = hasNumber ? byNumber : row + at
    const marks = hasNumber ? cells.slice(-Math.min(cells.length - 1, sheet.parts.length)) : cells
    const from = hasNumber ? sheet.parts.length - marks.length : column
    if (target >= sheet.lines.length) unknown += 1
    else
      for (const [offset, mark] of marks.entries())
        if (from + offset < sheet.parts.length) {
          next = withMark(next, target, from + offset, mark)
          filled += 1
        }
  }
  return { sheet: next, filled, unknown }
}
