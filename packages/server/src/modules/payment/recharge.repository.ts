import { sql as fragment } from 'kysely'
import type { Sql } from '../../platform/sql.ts'

/** Recharges of one person begin one after the other, so that they can be counted. */
export const lockPayer = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()

export const countOpen = async (sql: Sql, personId: string, now: Date) =>
  (
    await sql
      .selectFrom('payment')
      .where('person_id', '=', personId)
      .where('purpose', '=', 'topup')
      .where('state', '=', 'open')
      .where('expires_at', '>', now)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const ofPerson = (sql: Sql, personId: string, state: string | undefined) =>
  sql
    .selectFrom('payment')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'topup')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))

export const listRecharges = (
  sql: Sql,
  personId: string,
  { state, pageNum, pageSize }: { state?: string | undefined; pageNum: number; pageSize: number },
) =>
  ofPerson(sql, personId, state)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countRecharges = async (sql: Sql, personId: string, state: string | undefined) =>
  (
    await ofPerson(sql, personId, state)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const newId = (sql: Sql) => sql.selectNoFrom(fragment<string>`uuidv7()`.as('id')).executeTakeFirstOrThrow()
