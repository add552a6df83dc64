import type { InputOf } from '@campus/contract/call.ts'
import type { schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import type { WithdrawalState } from '@campus/contract/wallet/withdrawals.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countAndSum, countRows, countUpTo, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { Narrowed } from '../../logs/lists/list-filter.service.ts'

export const withdrawalColumns = [
  'withdrawal.id',
  'withdrawal.school_id',
  'withdrawal.person_id',
  'withdrawal.number',
  'withdrawal.amount',
  'withdrawal.state',
  'withdrawal.reason',
  'withdrawal.provider',
  'withdrawal.created_at',
  'withdrawal.due_at',
  'withdrawal.ended_at',
] as const

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>

export const insertWithdrawal = (sql: Sql, row: NewRow<'withdrawal'>) =>
  sql.insertInto('withdrawal').values(row).returning(withdrawalColumns).executeTakeFirstOrThrow()

export const findWithdrawal = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('withdrawal').where('id', '=', id).where('school_id', '=', schoolId).select(withdrawalColumns).executeTakeFirst()

const ofPerson = (sql: Sql, personId: string, state?: WithdrawalState) => {
  const all = sql.selectFrom('withdrawal').where('person_id', '=', personId)
  return state ? all.where('state', '=', state) : all
}

export const listOwn = (sql: Sql, personId: string, state: WithdrawalState | undefined, page: Page) =>
  onPage(ofPerson(sql, personId, state).select(withdrawalColumns).orderBy('id', 'desc'), page).execute()

export const countOwn = (sql: Sql, personId: string, state: WithdrawalState | undefined) => countRows(ofPerson(sql, personId, state))

export const listAllOf = (sql: Sql, personId: string) => ofPerson(sql, personId).select(withdrawalColumns).orderBy('id').execute()

interface InSchool extends Narrowed {
  readonly state?: WithdrawalState | undefined
  readonly words?: string | undefined
}

const ofSchool = (sql: Sql, { schoolId, scope, from, before, state, words }: InSchool) => {
  let found = sql
    .selectFrom('withdrawal')
    .innerJoin('person', 'person.id', 'withdrawal.person_id')
    .where('withdrawal.school_id', '=', schoolId)
  if (state) found = found.where('withdrawal.state', '=', state)
  if (from) found = found.where('withdrawal.created_at', '>=', from)
  if (before) found = found.where('withdrawal.created_at', '<', before)
  if (scope !== 'school') found = found.where('person.org_unit_id', 'in', scope.length > 0 ? scope : [null])
  if (!words) return found
  const like = containing(words)
  return found.where((row) =>
    row.or([
      row('person.name', 'ilike', like),
      row('person.name_pinyin', 'ilike', like),
      row('person.number', 'ilike', like),
      row('withdrawal.number', '=', words),
    ]),
  )
}

const withOwner = (found: ReturnType<typeof ofSchool>) =>
  found.select([
    ...withdrawalColumns,
    'person.name as person_name',
    'person.name_pinyin as person_pinyin',
    'person.number as person_number',
  ])

export type OwnedWithdrawalRow = Awaited<ReturnType<typeof listOfSchool>>[number]

const sortColumns = { createdAt: 'withdrawal.id', amount: 'withdrawal.amount', dueAt: 'withdrawal.due_at' }

export const listOfSchool = (sql: Sql, among: InSchool, page: Page, sort: InputOf<typeof schoolWithdrawals>['sort']) =>
  onPage(inOrder(withOwner(ofSchool(sql, among)), sort, sortColumns, { column: 'withdrawal.id', direction: 'desc' }), page).execute()

export const listOfSchoolAfter = (sql: Sql, among: InSchool, { cursor, limit }: FromCursor) => {
  const found = withOwner(ofSchool(sql, among)).orderBy('withdrawal.id', 'desc').limit(limit)
  return (cursor ? found.where('withdrawal.id', '<', cursor) : found).execute()
}

export const countOfSchool = (sql: Sql, among: InSchool, max: number) => countUpTo(sql, ofSchool(sql, among), max)

export const sumOfSchool = (sql: Sql, among: InSchool, max: number) => countAndSum(sql, ofSchool(sql, among), 'withdrawal.amount', max)

/** With the provider, and not ended there. */
export const underWay = ['sending', 'confirming'] as const

interface End {
  readonly from: readonly WithdrawalState[]
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly now: Date
  readonly reason?: string
  readonly decidedBy?: string
  readonly providerRef?: string
}

/** Ends a withdrawal in one of these states. The first caller wins; a second one finds nothing to end. */
export const endWithdrawal = (sql: Sql, id: string, { from, state, now, reason, decidedBy, providerRef }: End) =>
  sql
    .updateTable('withdrawal')
    .set({
      state,
      ended_at: now,
      ...(reason === undefined ? {} : { reason }),
      ...(decidedBy === undefined ? {} : { decided_by: decidedBy }),
      ...(providerRef ? { provider_ref: providerRef } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(withdrawalColumns)
    .executeTakeFirst()

/** An administrator lets a waiting one go at once; only the first of them does. */
export const hasten = (sql: Sql, id: string, decidedBy: string, now: Date) =>
  sql
    .updateTable('withdrawal')
    .set({ pay_out_at: now, decided_by: decidedBy })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('decided_by', 'is', null)
    .returning('id')
    .executeTakeFirst()
