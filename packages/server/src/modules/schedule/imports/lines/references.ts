import type { Ctx } from '../../../../context/context.ts'
import type { TermRow } from '../../calendar/term.repository.ts'
import * as repository from './references.repository.ts'

/** An import that is being checked or carried out: its school and, for all but rooms, its term, which is locked. */
export interface ImportTask {
  readonly schoolId: string
  readonly term: TermRow
  readonly removesMissing: boolean
}

interface Named {
  readonly id: string
  readonly code?: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

/** What a code or a name means; null where several are called the same. A code wins over a name that reads the same. */
export const byCodeOrName = (rows: readonly Named[]): ReadonlyMap<string, string | null> => {
  const found = new Map<string, string | null>()
  for (const { id, name, name_en, name_tw } of rows)
    for (const called of new Set([name, name_en, name_tw])) found.set(called, found.has(called) ? null : id)
  for (const { id, code } of rows) if (code !== undefined) found.set(code, id)
  return found
}

export const byCode = <Row extends { readonly code: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.code, row]))

export const readPeople = async (ctx: Ctx, schoolId: string, kind: 'teacher' | 'student', numbers: readonly string[]) => {
  const wanted = [...new Set(numbers)]
  return new Map((await repository.listPeopleByNumber(ctx.sql, schoolId, kind, wanted)).map((person) => [person.number, person]))
}
