import type { Column, Sql } from '../../../platform/db/sql.ts'

export interface ResolvedSubject {
  readonly kind: NonNullable<Column<'message_text', 'subject_kind'>>
  readonly id: string
  /** What was asked later than this is a new question. */
  readonly until: Date
  /** Whose messages; those of all readers where nobody is named. */
  readonly people?: readonly string[] | undefined
}

/** Categories that ask for an action; all others report events, which stay unread. */
const asking = ['todo', 'system'] as const

/**
 * Marks the questions about a matter as read; returns their readers. Locked in the order of the people, as senders do, and of one person the
 * newest first, as they do when they read all of them.
 */
export const markResolved = (sql: Sql, { kind, id, until, people }: ResolvedSubject, now: Date) =>
  sql
    .updateTable('message')
    .set({ read_at: now })
    .where('id', 'in', (row) =>
      row
        .selectFrom('message as asked')
        .innerJoin('message_text as text', 'text.id', 'asked.text_id')
        .where('text.subject_id', '=', id)
        .where('text.subject_kind', '=', kind)
        .where('text.category', 'in', asking)
        .where('text.created_at', '<=', until)
        .where('asked.read_at', 'is', null)
        .where('asked.deleted_at', 'is', null)
        .$if(people !== undefined, (asked) => asked.where('asked.person_id', 'in', people ?? []))
        .orderBy('asked.person_id')
        .orderBy('asked.id', 'desc')
        .select('asked.id')
        .forUpdate('asked'),
    )
    .returning('person_id')
    .execute()
