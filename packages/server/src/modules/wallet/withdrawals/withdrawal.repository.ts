import type { WithdrawalState } from '@campus/contract/wallet/withdrawals.ts'
import { containing, type NewRow, type Sql } from '../../../platform/sql.ts'

export interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

const columns = [
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
  sql.insertInto('withdrawal').values(row).returning(columns).executeTakeFirstOrThrow()

export const findWithdrawal = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('withdrawal').where('id', '=', id).where('school_id', '=', schoolId).select(columns).executeTakeFirst()

const ofPerson = (sql: Sql, personId: string, state?: WithdrawalState) => {
  const all = sql.selectFrom('withdrawal').where('person_id', '=', personId)
  return state ? all.where('state', '=', state) : all
}

export const listOwn = (sql: Sql, personId: string, state: WithdrawalState | undefined, { pageNum, pageSize }: Page) =>
  ofPerson(sql, personId, state)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countOwn = async (sql: Sql, personId: string, state: WithdrawalState | undefined) =>
  (
    await ofPerson(sql, personId, state)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const listAllOf = (sql: Sql, personId: string) => ofPerson(sql, personId).select(columns).orderBy('id').execute()

interface InSchool {
  readonly schoolId: string
  readonly state: WithdrawalState | undefined
  readonly words: string | undefined
}

const ofSchool = (sql: Sql, { schoolId, state, words }: InSchool) => {
  const all = sql
    .selectFrom('withdrawal')
    .innerJoin('person', 'person.id', 'withdrawal.person_id')
    .where('withdrawal.school_id', '=', schoolId)
    .$if(state !== undefined, (rows) => rows.where('withdrawal.state', '=', state ?? ''))
  if (!words) return all
  const like = containing(words)
  return all.where((row) =>
    row.or([row('person.name', 'like', like), row('person.number', 'like', like), row('withdrawal.number', '=', words)]),
  )
}

export const listOfSchool = (sql: Sql, among: InSchool, { pageNum, pageSize }: Page) =>
  ofSchool(sql, among)
    .select([...columns, 'person.name as person_name', 'person.number as person_number'])
    .orderBy('withdrawal.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countOfSchool = async (sql: Sql, among: InSchool) =>
  (
    await ofSchool(sql, among)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface End {
  readonly from: 'waiting' | 'sending'
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly now: Date
  readonly reason?: string
  readonly decidedBy?: string
  readonly providerRef?: string
}

/** Ends a withdrawal that stands like this. Whoever comes first does it; the other finds nothing to end. */
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
    .where('state', '=', from)
    .returning(columns)
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
