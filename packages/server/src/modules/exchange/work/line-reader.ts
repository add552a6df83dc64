import type { Phrase } from '@campus/contract/language.ts'
import { cellTexts } from '../../../platform/tables/cell-texts.ts'
import { answerIn, cellsOf, numberIn, wordIn } from '../../../platform/tables/cells.ts'
import type { Problem } from '../../../platform/tables/outcome.ts'
import { dateIn } from './date-cell.ts'
import { problemTexts } from './problem-texts.ts'

/** Reads the cells of a line; what is empty leaves what the school has, what is wrong is remembered. */
export const readLine = <Field extends string>(cells: Readonly<Partial<Record<Field, string>>>) => {
  const { text } = cellsOf(cells)
  const problems: Problem[] = []
  const add = (field: Field | '', problem: Phrase) => void problems.push({ field, text: problem })
  const known = <Value>(field: Field, read: Value | undefined, otherwise: Value, problem: Phrase): Value => {
    if (text(field) === '') return otherwise
    if (read === undefined) add(field, problem)
    return read ?? otherwise
  }
  return {
    text,
    add,
    problems,
    textOr: (field: Field, otherwise: string) => text(field) || otherwise,
    word: <Word extends string, Otherwise extends Word | '' | undefined>(
      field: Field,
      names: Readonly<Record<Word, Phrase>>,
      otherwise: Otherwise,
    ): Word | Otherwise => known<Word | Otherwise>(field, wordIn(names, text(field)), otherwise, cellTexts.word),
    answer: (field: Field): boolean | undefined => known(field, answerIn(text(field)), undefined, cellTexts.word),
    date: <Otherwise extends string | null>(field: Field, otherwise: Otherwise): string | Otherwise =>
      known<string | Otherwise>(field, dateIn(text(field)), otherwise, problemTexts.date),
    number: <Otherwise extends number | undefined>(field: Field, otherwise: Otherwise): number | Otherwise => {
      const read = numberIn(text(field))
      return known<number | Otherwise>(field, Number.isFinite(read) ? read : undefined, otherwise, problemTexts.number)
    },
    /** By code or name; null in the map where several have the same name. */
    reference: (field: Field, among: ReadonlyMap<string, string | null>, otherwise: string | null, unknown: (name: string) => Phrase) => {
      const found = among.get(text(field))
      return known<string | null>(field, found ?? undefined, otherwise, found === null ? cellTexts.ambiguous : unknown(text(field)))
    },
  }
}

/** The fields in which two rows differ, by the columns of the table. */
export const differences = <Row extends object, Field extends string>(
  fieldOfColumn: Readonly<Partial<Record<keyof Row & string, Field>>>,
  before: { readonly [Column in keyof Row]?: unknown },
  after: Row,
): Field[] =>
  (Object.entries(fieldOfColumn) as [keyof Row & string, Field][])
    .filter(([column]) => before[column] !== after[column])
    .map(([, field]) => field)
