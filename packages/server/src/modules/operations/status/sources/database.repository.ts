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

/** Due and not begun; what waits for its time is not late. */
export const readQueueFacts = async (sql: Sql) => {
  const { rows } = await runText(
    sql,
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
       min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       max(completed_on) filter (where state = 'failed') as failed_at
     from pgboss.job where state in ('created', 'retry', 'active', 'failed')`,
  )
  return rows[0] as { waiting: number; oldest: Date | null; active: number; failed: number; failed_at: Date | null }
}
