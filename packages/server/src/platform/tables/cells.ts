import type { Phrase } from '@campus/contract/language.ts'
import { cleanCell } from './columns.ts'

/** The parts of a cell that names several things. */
export const severalIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;；,，、\s]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

export const several = (parts: readonly string[]) => parts.join('; ')

/** A number, or text that no schema takes for one; nothing where the cell is empty. */
export const numberIn = (cell: string): number | undefined => (cell === '' ? undefined : Number(cell.replace(/\.0+$/, '')))

/** The word that a cell means, by its key or by its name in any language. */
export const wordIn = <Word extends string>(names: Readonly<Record<Word, Phrase>>, cell: string): Word | undefined => {
  const text = cell.toLowerCase()
  return (Object.keys(names) as Word[]).find((word) => [word, ...names[word]].some((name) => name.toLowerCase() === text))
}

export const answers: Record<'yes' | 'no', Phrase> = { yes: ['是', 'Yes', '是'], no: ['否', 'No', '否'] }
const alsoYes = new Set(['true', '1', 'y'])
const alsoNo = new Set(['false', '0', 'n'])

export const answerIn = (cell: string): boolean | undefined => {
  const text = cell.toLowerCase()
  const word = wordIn(answers, text)
  if (word !== undefined) return word === 'yes'
  if (alsoYes.has(text)) return true
  return alsoNo.has(text) ? false : undefined
}

/** The cells of a line, cleaned; those of columns that the table does not have are empty. */
export const cellsOf = <Field extends string>(cells: Readonly<Partial<Record<Field, string>>>) => ({
  has: (field: Field) => cells[field] !== undefined,
  text: (field: Field) => cleanCell(cells[field] ?? ''),
})
