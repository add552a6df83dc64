import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const countByTerm = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('term')
    .where('term.school_id', '=', schoolId)
    .select([
      'term.id',
      fragment<number>`(select count(*)::int from section where section.term_id = term.id)`.as('sections'),
      fragment<number>`(select count(*)::int from lesson where lesson.term_id = term.id and lesson.state = 'planned')`.as('lessons'),
    ])
    .execute()

/** Lessons held on, and cancelled for, each of these days. */
export const countByDay = (sql: Sql, schoolId: string, days: readonly string[]) =>
  sql
    .selectFrom('lesson')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`day = any(${days}::date[])`)
    .groupBy('day')
    .select([
      fragment<string>`day::text`.as('day'),
      fragment<number>`(count(*) filter (where state = 'planned'))::int`.as('held'),
      fragment<number>`(count(*) filter (where cancelled_by = 'holiday'))::int`.as('cancelled'),
    ])
    .execute()

export const hasLessons = async (sql: Sql, termId: string) =>
  (await sql.selectFrom('lesson').where('term_id', '=', termId).select('id').limit(1).executeTakeFirst()) !== undefined

/** Deciding one may correct what a closed term keeps as it is. */
export const hasOpenObjections = async (sql: Sql, termId: string) =>
  (await sql
    .selectFrom('objection')
    .innerJoin('lesson', 'lesson.id', 'objection.lesson_id')
    .where('lesson.term_id', '=', termId)
    .where('objection.state', '=', 'open')
    .select('objection.id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Periods that weekly times of open terms use beyond those given. */
export const isPeriodMissed = async (sql: Sql, schoolId: string, lastNumber: number) =>
  (await sql
    .selectFrom('slot')
    .innerJoin('term', 'term.id', 'slot.term_id')
    .where('slot.school_id', '=', schoolId)
    .where('term.closed_at', 'is', null)
    .where('slot.to_period', '>', lastNumber)
    .select('slot.id')
    .limit(1)
    .executeTakeFirst()) !== undefined
