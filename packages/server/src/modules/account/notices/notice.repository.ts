import type { Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'title', 'title_en', 'title_tw', 'body', 'body_en', 'body_tw', 'starts_at', 'ends_at'] as const
const limit = 50

export const listRunningNotices = (sql: Sql, schoolId: string, now: Date, unreadBy: string | undefined) => {
  const running = sql
    .selectFrom('login_notice')
    .where('school_id', '=', schoolId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select(columns)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!unreadBy) return running.execute()
  return running
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('login_notice_read')
            .whereRef('login_notice_read.notice_id', '=', 'login_notice.id')
            .where('login_notice_read.person_id', '=', unreadBy)
            .select('login_notice_read.notice_id'),
        ),
      ),
    )
    .execute()
}

export const findNotice = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('login_notice').where('id', '=', id).where('school_id', '=', schoolId).select('id').executeTakeFirst()

export const insertRead = (sql: Sql, row: { noticeId: string; personId: string; schoolId: string; now: Date }) =>
  sql
    .insertInto('login_notice_read')
    .values({ notice_id: row.noticeId, person_id: row.personId, school_id: row.schoolId, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
