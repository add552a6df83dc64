import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** Recharges of one person begin one after the other, so that they can be counted. */
export const lockPayer = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()

const ofPerson = (sql: Sql, personId: string, state: Column<'payment', 'state'> | undefined) => {
  const all = sql.selectFrom('payment').where('person_id', '=', personId).where('purpose', '=', 'topup')
  return state === undefined ? all : all.where('state', '=', state)
}

export const countOpen = (sql: Sql, personId: string, now: Date) => countRows(ofPerson(sql, personId, 'open').where('expires_at', '>', now))

export const listRecharges = (sql: Sql, personId: string, state: Column<'payment', 'state'> | undefined, page: Page) =>
  onPage(ofPerson(sql, personId, state).selectAll().orderBy('id', 'desc'), page).execute()

export const countRecharges = (sql: Sql, personId: string, state: Column<'payment', 'state'> | undefined) =>
  countRows(ofPerson(sql, personId, state))

export const newId = (sql: Sql) => sql.selectNoFrom(fragment<string>`uuidv7()`.as('id')).executeTakeFirstOrThrow()
