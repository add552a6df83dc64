import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

const date = (day: string) => fragment<Date>`${day}::date`

interface Outcome {
  readonly schoolId: string
  readonly provider: Column<'reconciliation', 'provider'>
  readonly day: string
  readonly now: Date
}

interface Totals {
  readonly our_count: number
  readonly our_amount: number
  readonly their_count: number
  readonly their_amount: number
}

/** The comparison of a day, made for the first time or again. */
export const saveDone = (sql: Sql, { schoolId, provider, day, now }: Outcome, totals: Totals) => {
  const found = { state: 'done' as const, reason: '', made_at: now, ...totals }
  return sql
    .insertInto('reconciliation')
    .values({ school_id: schoolId, provider, day: date(day), ...found })
    .onConflict((conflict) => conflict.columns(['school_id', 'provider', 'day']).doUpdateSet(found))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** What was compared already stays as it is. */
export const saveFailed = (sql: Sql, { schoolId, provider, day, now }: Outcome, reason: string) =>
  sql
    .insertInto('reconciliation')
    .values({ school_id: schoolId, provider, day: date(day), state: 'failed', reason, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Resolved differences are kept as a record. */
export const dropUnsettled = (sql: Sql, reconciliationId: string) =>
  sql.deleteFrom('reconciliation_difference').where('reconciliation_id', '=', reconciliationId).where('is_settled', '=', false).execute()

export const insertDifferences = (sql: Sql, rows: readonly NewRow<'reconciliation_difference'>[]) =>
  sql
    .insertInto('reconciliation_difference')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Days of late that could not be compared, because there was no bill or no answer. */
export const listFailedDays = (sql: Sql, provider: Column<'reconciliation', 'provider'>, since: string) =>
  sql
    .selectFrom('reconciliation')
    .where('provider', '=', provider)
    .where('state', '=', 'failed')
    .where('day', '>=', date(since))
    .select(fragment<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .distinct()
    .execute()

const ofSchool = (sql: Sql, schoolId: string, provider: Column<'reconciliation', 'provider'> | undefined) => {
  const all = sql.selectFrom('reconciliation').where('school_id', '=', schoolId)
  return provider === undefined ? all : all.where('provider', '=', provider)
}

const columns = ['id', 'provider', 'state', 'reason', 'our_count', 'our_amount', 'their_count', 'their_amount', 'made_at'] as const
const dayText = fragment<string>`to_char(day, 'YYYY-MM-DD')`.as('day')
const unsettled = fragment<number>`(select count(*) from reconciliation_difference difference
  where difference.reconciliation_id = reconciliation.id and not difference.is_settled)`.as('differences')

export const listReconciliations = (sql: Sql, schoolId: string, provider: Column<'reconciliation', 'provider'> | undefined, page: Page) =>
  onPage(
    ofSchool(sql, schoolId, provider)
      .select([...columns, dayText, unsettled])
      .orderBy('reconciliation.day', 'desc')
      .orderBy('provider'),
    page,
  ).execute()

export const countReconciliations = (sql: Sql, schoolId: string, provider: Column<'reconciliation', 'provider'> | undefined) =>
  countRows(ofSchool(sql, schoolId, provider))

export const findReconciliation = (sql: Sql, schoolId: string, id: string) =>
  ofSchool(sql, schoolId, undefined)
    .where('id', '=', id)
    .select([...columns, dayText, unsettled])
    .executeTakeFirst()

export const listDifferences = (sql: Sql, reconciliationId: string) =>
  sql
    .selectFrom('reconciliation_difference')
    .where('reconciliation_id', '=', reconciliationId)
    .select(['id', 'kind', 'number', 'our_amount', 'their_amount', 'note', 'is_settled', 'noted_by'])
    .orderBy('id')
    .execute()

export const resolveDifference = (sql: Sql, { id, schoolId, note, by }: { id: string; schoolId: string; note: string; by: string }) =>
  sql
    .updateTable('reconciliation_difference')
    .set({ note, is_settled: true, noted_by: by })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .returning(['id', 'number'])
    .executeTakeFirst()
