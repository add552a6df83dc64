import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Nothing where the code is taken. */
export const insertSchool = (sql: Sql, row: NewRow<'school'>) =>
  sql
    .insertInto('school')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()

export const listSchools = (sql: Sql) =>
  sql
    .selectFrom('school')
    .select(['id', 'code', 'name', 'state', 'created_at'])
    .select((row) => [
      row
        .selectFrom('person')
        .whereRef('person.school_id', '=', 'school.id')
        .select(fragment<number>`count(*)::int`.as('count'))
        .as('people'),
      row
        .selectFrom('person_role')
        .whereRef('person_role.school_id', '=', 'school.id')
        .where('role', '=', 'admin')
        .select(fragment<number>`count(*)::int`.as('count'))
        .as('administrators'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findAnySchool = (sql: Sql, code: string) =>
  sql.selectFrom('school').where('code', '=', code).select(['id', 'code', 'name', 'state']).executeTakeFirst()

/** Nothing where it was closed already. */
export const setClosed = (sql: Sql, id: string) =>
  sql.updateTable('school').set({ state: 'closed' }).where('id', '=', id).where('state', '=', 'open').returning('id').executeTakeFirst()

export const listLoggedIn = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('session')
    .where('school_id', '=', schoolId)
    .where('ended_at', 'is', null)
    .select('person_id')
    .union(sql.selectFrom('remember_token').where('school_id', '=', schoolId).where('ended_at', 'is', null).select('person_id'))
    .orderBy('person_id')
    .execute()

/** Nothing where the number, the phone or the address is somebody else's. */
export const insertPerson = (sql: Sql, row: NewRow<'person'>) =>
  sql
    .insertInto('person')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertRoles = (sql: Sql, rows: readonly NewRow<'person_role'>[]) => sql.insertInto('person_role').values(rows).execute()
