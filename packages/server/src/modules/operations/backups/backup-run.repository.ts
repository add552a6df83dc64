import type { Column, Sql } from '../../../platform/db/sql.ts'

type Kind = Column<'backup_run', 'kind'>

/** Where the caller holds the lock of this kind, nobody works on those that are still open: their process was killed. */
export const closeAbandoned = (sql: Sql, kind: Kind, now: Date) =>
  sql
    .updateTable('backup_run')
    .set({ ended_at: now, outcome: 'failed', cause: 'The process ended before the run did.' })
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()

export const insertRun = (sql: Sql, row: { kind: Kind; began_at: Date; asked_by: string | null }) =>
  sql.insertInto('backup_run').values(row).returning('id').executeTakeFirstOrThrow()

export const endRun = (
  sql: Sql,
  id: string,
  row: { ended_at: Date; outcome: 'done' | 'failed'; bytes?: number; backup_name?: string; cause?: string },
) => sql.updateTable('backup_run').set(row).where('id', '=', id).execute()

/** The newest first. */
export const listRuns = (sql: Sql, limit: number) =>
  sql.selectFrom('backup_run').selectAll().orderBy('began_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

export const findLastDone = (sql: Sql, kind: Kind) =>
  sql
    .selectFrom('backup_run')
    .where('kind', '=', kind)
    .where('outcome', '=', 'done')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst()

export const isRunning = async (sql: Sql, kind: Kind) =>
  (await sql.selectFrom('backup_run').where('kind', '=', kind).where('ended_at', 'is', null).select('id').limit(1).executeTakeFirst()) !==
  undefined

export const dropRunsBefore = (sql: Sql, before: Date) => sql.deleteFrom('backup_run').where('ended_at', '<', before).execute()
