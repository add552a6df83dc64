import { runText, type Sql } from '../../../../platform/db/sql.ts'

export const readDatabaseFacts = async (sql: Sql) => {
  const { rows } = await runText(
    sql,
    `select pg_database_size(current_database())::bigint as bytes,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
       current_setting('max_connections')::int as available,
       (select count(*)::int from pg_stat_activity where datname = current_database() and state <> 'idle'
         and query_start < clock_timestamp() - interval '5 seconds' and pid <> pg_backend_pid()) as slow,
       (select min(query_start) from pg_stat_activity where datname = current_database() and state <> 'idle'
         and query_start < clock_timestamp() - interval '5 seconds' and pid <> pg_backend_pid()) as slow_since,
       pg_postmaster_start_time() as started_at`,
  )
  return rows[0] as { bytes: number; used: number; available: number; slow: number; slow_since: Date | null; started_at: Date }
}

/** How many rows of each log no month was made for. */
export const listStrayRows = async (sql: Sql) => {
  const { rows } = await runText(sql, 'select log, stray from stray_log_rows() where stray > 0')
  return rows as { log: string; stray: number }[]
}
