import { sql as fragment } from 'kysely'
import type { Sql } from './db/sql.ts'
import type { DB } from './db/table-types.ts'
import type { Job } from './jobs.ts'
import { later } from './time/clock.ts'

type ImportTable = Extract<keyof DB, `${string}_import`>

const stuckSeconds = 3600

/**
 * Imports that are at work for an hour and have no job that would go on with them: it was dropped, or its process was killed in the last
 * try and could not end them.
 */
export const listStuckImports = async (sql: Sql, table: ImportTable, jobs: readonly Job<object>[], now: Date): Promise<string[]> => {
  const { rows } = await fragment<{ id: string }>`
    select id from ${fragment.table(table)} as import
    where state in ('reading', 'running') and created_at < ${later(now, -stuckSeconds)}
      and not exists (
        select from pgboss.job
        where name = any(${jobs.map(({ kind }) => kind)}::text[]) and job.state in ('created', 'retry', 'active')
          and data->>'id' = import.id::text
      )`.execute(sql)
  return rows.map(({ id }) => id)
}
