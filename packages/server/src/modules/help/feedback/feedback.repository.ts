import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

export const feedbackColumns = [
  'feedback.id',
  'feedback.school_id',
  'feedback.person_id',
  'feedback.title',
  'feedback.category',
  'feedback.content',
  'feedback.contact',
  'feedback.state',
  'feedback.answered_at',
  'feedback.created_at',
  'feedback.subject_kind',
  'feedback.subject_id',
  'feedback.report_kind',
] as const

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findOwnFeedback>>>

export const insertFeedback = (sql: Sql, row: NewRow<'feedback'>) =>
  sql.insertInto('feedback').values(row).returning(feedbackColumns).executeTakeFirstOrThrow()

export const insertImages = (sql: Sql, feedback: { id: string; school_id: string }, fileIds: readonly string[]) =>
  sql
    .insertInto('feedback_image')
    .values(fileIds.map((file_id, index) => ({ feedback_id: feedback.id, file_id, school_id: feedback.school_id, position: index + 1 })))
    .execute()

export const insertEntry = (sql: Sql, row: NewRow<'feedback_entry'>) => sql.insertInto('feedback_entry').values(row).execute()

const ownedBy = (sql: Sql, personId: string) => sql.selectFrom('feedback').where('feedback.person_id', '=', personId)

export const listOwnFeedback = (sql: Sql, personId: string, page: { limit: number; offset: number }) =>
  ownedBy(sql, personId).select(feedbackColumns).orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()

export const countOwnFeedback = (sql: Sql, personId: string) =>
  ownedBy(sql, personId).select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

export const findOwnFeedback = (sql: Sql, personId: string, id: string) =>
  ownedBy(sql, personId).where('feedback.id', '=', id).select(feedbackColumns).executeTakeFirst()

/** Held until the end of the transaction, so that a reply and a closing do not cross. */
export const lockOwnFeedback = (sql: Sql, personId: string, id: string) =>
  ownedBy(sql, personId).where('feedback.id', '=', id).select(feedbackColumns).forUpdate().executeTakeFirst()

export const lockFeedback = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('feedback')
    .where('feedback.school_id', '=', schoolId)
    .where('feedback.id', '=', id)
    .select(feedbackColumns)
    .forUpdate()
    .executeTakeFirst()

export const updateState = (sql: Sql, id: string, changes: { state: Column<'feedback', 'state'>; answered_at?: Date }) =>
  sql.updateTable('feedback').set(changes).where('id', '=', id).execute()

export const listImages = (sql: Sql, feedbackId: string) =>
  sql.selectFrom('feedback_image').where('feedback_id', '=', feedbackId).select('file_id').orderBy('position').execute()

export const listEntries = (sql: Sql, feedbackId: string) =>
  sql
    .selectFrom('feedback_entry')
    .innerJoin('person', 'person.id', 'feedback_entry.author_id')
    .where('feedback_entry.feedback_id', '=', feedbackId)
    .select([
      'feedback_entry.id',
      'feedback_entry.is_reply',
      'feedback_entry.content',
      'feedback_entry.created_at',
      'person.name as author',
      'person.name_pinyin as author_pinyin',
    ])
    .orderBy('feedback_entry.id')
    .execute()
