import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const saveAnswer = (sql: Sql, row: { schoolId: string; problemId: string; personId: string; wasHelpful: boolean; now: Date }) =>
  sql
    .insertInto('problem_answer')
    .values({
      problem_id: row.problemId,
      person_id: row.personId,
      school_id: row.schoolId,
      was_helpful: row.wasHelpful,
      created_at: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['problem_id', 'person_id'])
        .doUpdateSet((old) => ({ was_helpful: old.ref('excluded.was_helpful'), created_at: old.ref('excluded.created_at') })),
    )
    .execute()

export const findAnswer = (sql: Sql, problemId: string, personId: string) =>
  sql
    .selectFrom('problem_answer')
    .where('problem_id', '=', problemId)
    .where('person_id', '=', personId)
    .select('was_helpful')
    .executeTakeFirst()

export const countHelpful = (sql: Sql, problemId: string) =>
  sql
    .selectFrom('problem_answer')
    .where('problem_id', '=', problemId)
    .where('was_helpful', '=', true)
    .select(fragment<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()

const answeredBy = (sql: Sql, personId: string) =>
  sql
    .selectFrom('problem_answer')
    .innerJoin('problem', 'problem.id', 'problem_answer.problem_id')
    .where('problem_answer.person_id', '=', personId)
    .where('problem.state', '=', 'published')

export const listAnswered = (sql: Sql, personId: string, page: { limit: number; offset: number }) =>
  answeredBy(sql, personId)
    .select(['problem.id', 'problem.type', 'problem.title', 'problem.title_en', 'problem.title_tw'])
    .select(['problem.blocks', 'problem.blocks_en', 'problem.blocks_tw', 'problem.is_guide'])
    .select(['problem_answer.was_helpful', 'problem_answer.created_at'])
    .orderBy('problem_answer.created_at', 'desc')
    .orderBy('problem.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countAnswered = (sql: Sql, personId: string) =>
  answeredBy(sql, personId).select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
