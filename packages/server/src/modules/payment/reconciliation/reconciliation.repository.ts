import type { InputOf } from '@campus/contract/call.ts'
import type { reconciliations } from '@campus/contract/payment/console.ts'
import { sql as fragment } from 'kysely'
import { onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
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

/** The comparison of a day, made for the first time or again. Until the end of the transaction nobody else writes its differences. */
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

/** Those of a comparison that were resolved, by somebody or from the bill. */
export const listResolved = (sql: Sql, reconciliationId: string) =>
  sql
    .selectFrom('reconciliation_difference')
    .where('reconciliation_id', '=', reconciliationId)
    .where('is_settled', '=', true)
    .select(['kind', 'number', 'ref', 'our_amount as ourAmount', 'their_amount as theirAmount'])
    .execute()

export const insertDifferences = (sql: Sql, rows: readonly NewRow<'reconciliation_difference'>[]) =>
  sql.insertInto('reconciliation_difference').values(rows).execute()

export interface ReconciliationFilter {
  readonly schoolId: string
  readonly provider?: Column<'reconciliation', 'provider'> | undefined
  /** The first and the last day. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const filtered = (sql: Sql, { schoolId, provider, from, until }: ReconciliationFilter) => {
  let found = sql.selectFrom('reconciliation').where('school_id', '=', schoolId)
  if (provider) found = found.where('provider', '=', provider)
  if (from) found = found.where('day', '>=', date(from))
  if (until) found = found.where('day', '<=', date(until))
  return found
}

const columns = ['id', 'provider', 'state', 'reason', 'our_count', 'our_amount', 'their_count', 'their_amount', 'made_at'] as const
const dayText = fragment<string>`to_char(day, 'YYYY-MM-DD')`.as('day')
const unsettled = fragment<number>`(select count(*) from reconciliation_difference difference
  where difference.reconciliation_id = reconciliation.id and not difference.is_settled)`.as('differences')

type Sort = InputOf<typeof reconciliations>['sort']

const sortColumns = { day: 'reconciliation.day', ours: 'our_amount', theirs: 'their_amount', differences: 'differences' }

/** The newest day first; where days or amounts are alike, by provider. */
const ordered = (sql: Sql, filter: ReconciliationFilter, sort?: Sort) =>
  inOrder(filtered(sql, filter).select([...columns, dayText, unsettled]), sort, sortColumns, {
    column: 'reconciliation.day',
    direction: 'desc',
  }).orderBy('provider')

export const listReconciliations = (sql: Sql, filter: ReconciliationFilter, page: Page, sort: Sort) =>
  onPage(ordered(sql, filter, sort), page).execute()

/** One row a provider and a day: all of them are few enough to be read at once. */
export const listAllReconciliations = (sql: Sql, filter: ReconciliationFilter) => ordered(sql, filter).execute()

export const sumReconciliations = (sql: Sql, filter: ReconciliationFilter) =>
  filtered(sql, filter)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fragment<number>`coalesce(sum(our_amount), 0)::int8`.as('ours'),
      fragment<number>`coalesce(sum(their_amount), 0)::int8`.as('theirs'),
    ])
    .executeTakeFirstOrThrow()

export const findReconciliation = (sql: Sql, schoolId: string, id: string) =>
  filtered(sql, { schoolId })
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

/** Differences of every day and provider that nobody has resolved. */
export const measureUnsettled = (sql: Sql, schoolId: string) =>
  waitingRows(sql.selectFrom('reconciliation_difference').where('school_id', '=', schoolId).where('is_settled', '=', false), 'created_at')

export const resolveDifference = (sql: Sql, { id, schoolId, note, by }: { id: string; schoolId: string; note: string; by: string }) =>
  sql
    .updateTable('reconciliation_difference')
    .set({ note, is_settled: true, noted_by: by })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .returning(['id', 'number'])
    .executeTakeFirst()
