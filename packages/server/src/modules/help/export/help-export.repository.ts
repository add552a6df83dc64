import type { Sql } from '../../../platform/db/sql.ts'

export const listAllFeedback = (sql: Sql, personId: string) =>
  sql
    .selectFrom('feedback')
    .where('person_id', '=', personId)
    .select([
      'id',
      'title',
      'category',
      'content',
      'contact',
      'state',
      'answered_at',
      'created_at',
      'report_kind',
      'subject_kind',
      'subject_id',
    ])
    .orderBy('id')
    .execute()

/** All that was said about the feedback of a person, by them and to them. */
export const listAllEntries = (sql: Sql, personId: string) =>
  sql
    .selectFrom('feedback_entry')
    .innerJoin('feedback', 'feedback.id', 'feedback_entry.feedback_id')
    .where('feedback.person_id', '=', personId)
    .select(['feedback_entry.feedback_id', 'feedback_entry.is_reply', 'feedback_entry.content', 'feedback_entry.created_at'])
    .orderBy('feedback_entry.id')
    .execute()

export const listAllEvaluations = (sql: Sql, personId: string) =>
  sql
    .selectFrom('evaluation')
    .where('person_id', '=', personId)
    .select(['type', 'score', 'suggestion', 'created_at'])
    .orderBy('id')
    .execute()

export const listAllAnswers = (sql: Sql, personId: string) =>
  sql
    .selectFrom('problem_answer')
    .innerJoin('problem', 'problem.id', 'problem_answer.problem_id')
    .where('problem_answer.person_id', '=', personId)
    .select(['problem.title', 'problem_answer.was_helpful', 'problem_answer.created_at'])
    .orderBy('problem_answer.created_at')
    .execute()

export const listAllRemarks = (sql: Sql, personId: string) =>
  sql
    .selectFrom('problem_remark')
    .innerJoin('problem', 'problem.id', 'problem_remark.problem_id')
    .where('problem_remark.person_id', '=', personId)
    .select(['problem.title', 'problem_remark.content', 'problem_remark.created_at'])
    .orderBy('problem_remark.id')
    .execute()
