import type { Column, Sql } from '../../../platform/db/sql.ts'

export interface ResolvedSubject {
  readonly kind: NonNullable<Column<'message_text', 'subject_kind'>>
  readonly id: string
  /** What was asked later than this is asked anew. */
  readonly until: Date
}

/** What asks for something; all other categories tell of what happened, which stays news. */
const asking = ['todo', 'system'] as const

/** Marks as read what asked anybody to see to a thing; tells whose it was. Taken in the order of the people, as senders take it. */
export const markResolved = (sql: Sql, { kind, id, until }: ResolvedSubject, now: Date) =>
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
        .orderBy('asked.person_id')
        .orderBy('asked.id')
        .select('asked.id')
        .forUpdate('asked'),
    )
    .returning('person_id')
    .execute()
