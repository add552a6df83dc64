import type { DataTable } from '@campus/contract/exchange/import-fields.ts'
import type { Ctx } from '../../../context/context.ts'
import type { RawLine } from '../../../platform/tables/columns.ts'
import { importCourses } from './courses.service.ts'
import { importRecords } from './records.service.ts'
import { importScores } from './scores.service.ts'
import type { DataOutcome, DataTask } from './task.ts'
import { importUnits } from './units.service.ts'

/** A table whose columns are known. */
export interface ReadTable {
  readonly kind: DataTable
  readonly lines: readonly RawLine<string>[]
}

const works: { readonly [Kind in DataTable]: (ctx: Ctx, task: DataTask, lines: readonly RawLine<never>[]) => Promise<DataOutcome[]> } = {
  units: importUnits,
  courses: importCourses,
  records: importRecords,
  scores: importScores,
}

/** Carries tables out in the transaction of the caller, each in its turn: a record may name a unit of the same delivery. */
export const applyTables = async (ctx: Ctx, task: DataTask, tables: readonly ReadTable[]): Promise<DataOutcome[]> => {
  const outcomes: DataOutcome[] = []
  for (const { kind, lines } of tables) {
    const part = task.sourceId === null ? '' : kind
    for (const outcome of await works[kind](ctx, task, lines)) outcomes.push({ ...outcome, part })
  }
  return outcomes
}
