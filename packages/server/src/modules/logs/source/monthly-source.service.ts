import { sql as fragment, type RawBuilder } from 'kysely'
import type { Ctx } from '../../../context/context.ts'
import type { LogSource, LogWhere } from '../log-source.extension.ts'
import { type LogNames, peopleNamed, readLogNames } from './log-names.service.ts'
import { conditionsOf, countMonthRows, firstMomentOf, listMonthRows } from './month-rows.repository.ts'

type Condition = RawBuilder<boolean>

interface Stored {
  readonly id: string
  readonly person_id: string | null
  readonly unit_id: string | null
}

interface MonthlyLog<Kept extends Stored, Row extends { readonly id: string; readonly at: string }>
  extends Pick<LogSource<Row>, 'columns' | 'inTrail'> {
  readonly table: 'login_log' | 'face_call' | 'photo_event'
  /** What it knows of a filter beside school, time, unit, person, network and request. */
  readonly conditions: (where: LogWhere) => readonly Condition[]
  /** Where the words stand, beside the people whom they may mean. */
  readonly matches: (words: string, people: readonly string[]) => Condition
  /** Columns of people beside `person_id`. */
  readonly alsoPeople?: (row: Kept) => string | null
  readonly present: (ctx: Ctx, rows: readonly Kept[], names: LogNames) => Promise<Row[]> | Row[]
}

const nothing = fragment<boolean>`false`

/** A log whose table is partitioned by month. */
export const monthlySource = <Kept extends Stored, Row extends { readonly id: string; readonly at: string }>(
  log: MonthlyLog<Kept, Row>,
): LogSource<Row> => {
  const conditions = async (ctx: Ctx, { outcome, words, ...where }: LogWhere) => [
    ...conditionsOf(where),
    ...log.conditions({ ...where, outcome }),
    ...(words ? [log.matches(words, await peopleNamed(ctx, where.schoolId, words))] : []),
  ]
  return {
    columns: log.columns,
    inTrail: log.inTrail,
    list: async (ctx, where, limit) => {
      const rows = await listMonthRows<Kept>(ctx.sql, log.table, await conditions(ctx, where), limit)
      const names = await readLogNames(ctx, where.schoolId, {
        people: rows.flatMap((row) => [row.person_id, log.alsoPeople?.(row) ?? null]),
        units: rows.map(({ unit_id }) => unit_id),
      })
      return log.present(ctx, rows, names)
    },
    count: async (ctx, where, max) => countMonthRows(ctx.sql, log.table, await conditions(ctx, where), max),
    firstAt: (ctx, schoolId) => firstMomentOf(ctx.sql, log.table, schoolId),
  }
}

/** A condition on a part of the filter that is there; for one that the log does not know, none of its rows fits. */
export const when = <Value>(value: Value | undefined, condition: ((value: Value) => Condition) | undefined): readonly Condition[] =>
  value === undefined ? [] : [condition?.(value) ?? nothing]
