import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'academic_year', 'semester', 'weeks', 'closed_at'] as const
const firstMonday = fragment<string>`first_monday::text`.as('first_monday')

export const listTerms = (sql: Sql, schoolId: string) =>
  sql.selectFrom('term').where('school_id', '=', schoolId).select(columns).select(firstMonday).orderBy('first_monday', 'desc').execute()
export type TermRow = Awaited<ReturnType<typeof listTerms>>[number]

/** Locked until the end of the transaction: the plan of a term is changed by one at a time. */
export const lockTerm = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(columns)
    .select(firstMonday)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Terms whose lessons may still change, locked. */
export const lockOpenTerms = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .where('closed_at', 'is', null)
    .select(columns)
    .select(firstMonday)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const insertTerm = (sql: Sql, row: NewRow<'term'>) => sql.insertInto('term').values(row).returning('id').executeTakeFirstOrThrow()

export const updateTerm = (sql: Sql, id: string, row: Partial<NewRow<'term'>>) =>
  sql.updateTable('term').set(row).where('id', '=', id).execute()

export const listPeriods = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('period')
    .where('school_id', '=', schoolId)
    .select([
      'number',
      fragment<string>`holds_from::text`.as('holds_from'),
      fragment<string>`to_char(starts, 'HH24:MI')`.as('starts'),
      fragment<string>`to_char(ends, 'HH24:MI')`.as('ends'),
    ])
    .orderBy('holds_from', 'desc')
    .orderBy('number')
    .execute()

export const replacePeriods = async (
  sql: Sql,
  {
    schoolId,
    holdsFrom,
    periods,
  }: { schoolId: string; holdsFrom: string; periods: readonly { number: number; starts: string; ends: string }[] },
) => {
  await sql.deleteFrom('period').where('school_id', '=', schoolId).where(fragment<boolean>`holds_from = ${holdsFrom}`).execute()
  await sql
    .insertInto('period')
    .values(periods.map((period) => ({ school_id: schoolId, holds_from: holdsFrom, ...period })))
    .execute()
}

export const listTermDays = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('term_day')
    .where('school_id', '=', schoolId)
    .select([fragment<string>`day::text`.as('day'), fragment<string>`follows::text`.as('follows')])
    .orderBy('day')
    .execute()

export const setFollowed = (sql: Sql, { schoolId, day, follows, now }: { schoolId: string; day: string; follows: string; now: Date }) =>
  sql
    .insertInto('term_day')
    .values({ school_id: schoolId, day, follows, created_at: now })
    .onConflict((conflict) => conflict.columns(['school_id', 'day']).doUpdateSet({ follows }))
    .execute()

export const forgetFollowed = (sql: Sql, schoolId: string, day: string) =>
  sql.deleteFrom('term_day').where('school_id', '=', schoolId).where(fragment<boolean>`day = ${day}`).execute()

/** The class that somebody is in. */
export const findClassOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.id', '=', personId)
    .where('org_unit.kind', '=', 'class')
    .select('org_unit.id')
    .executeTakeFirst()
