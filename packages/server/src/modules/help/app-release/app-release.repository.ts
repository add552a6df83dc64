import type { Sql } from '../../../platform/db/sql.ts'

export const listReleases = (sql: Sql, appCode: string, now: Date) =>
  sql
    .selectFrom('app_release')
    .where('app_code', '=', appCode)
    .where('published_at', '<=', now)
    .select(['version', 'notes', 'notes_en', 'notes_tw', 'address', 'is_forced', 'published_at'])
    .execute()
