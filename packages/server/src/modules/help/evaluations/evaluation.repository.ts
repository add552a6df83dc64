import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Nothing when it was judged already: the question once, or the kind of service that day. */
export const insertEvaluation = (sql: Sql, row: NewRow<'evaluation'>) =>
  sql
    .insertInto('evaluation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

const columns = ['id', 'type', 'score', 'suggestion', 'created_at'] as const

export const listOwn = (sql: Sql, personId: string, page: { limit: number; offset: number }) =>
  sql
    .selectFrom('evaluation')
    .where('person_id', '=', personId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countOwn = (sql: Sql, personId: string) =>
  sql
    .selectFrom('evaluation')
    .where('person_id', '=', personId)
    .select(fragment<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()

const ofSchool = (sql: Sql, schoolId: string, type: string | undefined) => {
  const all = sql.selectFrom('evaluation').where('school_id', '=', schoolId)
  return type ? all.where('type', '=', type) : all
}

const month = fragment<string>`to_char(day, 'YYYY-MM')`

/** How often each score was given, by kind of service and month. */
export const tallyScores = (sql: Sql, schoolId: string, type: string | undefined) =>
  ofSchool(sql, schoolId, type)
    .groupBy(['type', month, 'score'])
    .select(['type', month.as('month'), 'score', fragment<number>`count(*)::int`.as('count')])
    .orderBy('type')
    .orderBy(month)
    .execute()

export const listSuggestions = (sql: Sql, schoolId: string, type: string | undefined, page: { limit: number; offset: number }) =>
  ofSchool(sql, schoolId, type).select(columns).orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()
