import { runText, type Sql } from './db/sql.ts'

export interface QueueFacts {
  readonly waiting: number
  readonly oldest: Date | null
  readonly active: number
  readonly failed: number
  readonly failed_at: Date | null
}

/** What waits is due and not begun; what waits for its time is not late. */
export const readQueueFacts = async (sql: Sql): Promise<QueueFacts> => {
  const { rows } = await runText(
    sql,
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
       min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       max(completed_on) filter (where state = 'failed') as failed_at
     from pgboss.job where state in ('created', 'retry', 'active', 'failed')`,
  )
  return rows[0] as unknown as QueueFacts
}
