import type { Column, Sql } from '../../../platform/db/sql.ts'

/** Those of these people who have an unread message about something of this kind. */
export const listUnreadAbout = (sql: Sql, people: readonly string[], kind: NonNullable<Column<'message_text', 'subject_kind'>>) =>
  sql
    .selectFrom('message')
    .innerJoin('message_text as text', 'text.id', 'message.text_id')
    .where('message.person_id', 'in', people)
    .where('message.read_at', 'is', null)
    .where('message.deleted_at', 'is', null)
    .where('text.subject_kind', '=', kind)
    .select('message.person_id')
    .distinct()
    .execute()
