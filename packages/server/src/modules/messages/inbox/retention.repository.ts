import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** So many of the oldest; how many had read an announcement stays known. */
export const deleteOldMessages = async (sql: Sql, row: { schoolId: string; before: Date; limit: number }) => {
  const { rows } = await fragment<{ count: number }>`
    with gone as (
      delete from message where id in (
        select id from message where school_id = ${row.schoolId} and created_at < ${row.before}
        order by created_at, id limit ${row.limit} for update skip locked)
      returning text_id, read_at
    ), had_read as (
      select announcement_id, count(*) as count from gone join message_text on message_text.id = gone.text_id
      where read_at is not null and announcement_id is not null group by announcement_id
    ), noted as (
      update announcement set read_and_gone = read_and_gone + had_read.count from had_read where announcement.id = had_read.announcement_id
    )
    select count(*) as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}

export const deleteUnheldTexts = (sql: Sql, row: { schoolId: string; before: Date }) =>
  sql
    .deleteFrom('message_text as text')
    .where('text.school_id', '=', row.schoolId)
    .where('text.created_at', '<', row.before)
    .where((text) => text.not(text.exists(text.selectFrom('message').whereRef('message.text_id', '=', 'text.id').select('message.id'))))
    .execute()
