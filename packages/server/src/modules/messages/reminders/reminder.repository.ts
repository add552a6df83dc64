import type { Column, Sql } from '../../../platform/db/sql.ts'

export const listReminders = (sql: Sql, personId: string) =>
  sql.selectFrom('message_reminder').where('person_id', '=', personId).select(['category', 'is_on', 'by_mail']).execute()

export const saveReminder = (
  sql: Sql,
  row: {
    personId: string
    schoolId: string
    category: Column<'message_reminder', 'category'>
    isOn?: boolean | undefined
    byMail?: boolean | undefined
    now: Date
  },
) =>
  sql
    .insertInto('message_reminder')
    .values({
      person_id: row.personId,
      school_id: row.schoolId,
      category: row.category,
      is_on: row.isOn ?? true,
      by_mail: row.byMail ?? false,
      created_at: row.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'category']).doUpdateSet((column) => ({
        is_on: row.isOn ?? column.ref('message_reminder.is_on'),
        by_mail: row.byMail ?? column.ref('message_reminder.by_mail'),
      })),
    )
    .execute()

/** What waits unread counts, or stops counting, with its category. */
export const silenceUnread = (sql: Sql, row: { personId: string; category: Column<'message', 'category'>; isSilent: boolean }) =>
  sql
    .updateTable('message')
    .set({ is_silent: row.isSilent })
    .where('id', 'in', (query) =>
      query
        .selectFrom('message')
        .where('person_id', '=', row.personId)
        .where('category', '=', row.category)
        .where('read_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('is_silent', '!=', row.isSilent)
        .select('id')
        .orderBy('id', 'desc')
        .forUpdate(),
    )
    .execute()

export const findQuietHours = (sql: Sql, personId: string) =>
  sql.selectFrom('quiet_hours').where('person_id', '=', personId).select(['is_on', 'from_minute', 'until_minute']).executeTakeFirst()

export const saveQuietHours = (
  sql: Sql,
  row: { personId: string; schoolId: string; isOn: boolean; from: number; until: number; now: Date },
) => {
  const hours = { is_on: row.isOn, from_minute: row.from, until_minute: row.until }
  return sql
    .insertInto('quiet_hours')
    .values({ person_id: row.personId, school_id: row.schoolId, ...hours, created_at: row.now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(hours))
    .execute()
}
