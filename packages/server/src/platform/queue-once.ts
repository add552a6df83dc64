import { runText, type Sql } from './db/sql.ts'
import { transact } from './db/transaction.ts'

const findWaiting = "select from pgboss.job where name = $1 and singleton_key = $2 and state in ('created', 'retry', 'active') limit 1"

/**
 * Queues a job unless one of its kind with the same key waits or runs. The lock is held until the queued job can be seen, so of two who
 * queue at once the second finds the first.
 */
export const queueOnce = (sql: Sql, kind: string, key: string, queue: (sql: Sql) => Promise<unknown>): Promise<void> => {
  const work = async (sql: Sql) => {
    await runText(sql, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`job:${kind}:${key}`])
    if ((await runText(sql, findWaiting, [kind, key])).rows.length === 0) await queue(sql)
  }
  return sql.isTransaction ? work(sql) : transact(sql, work)
}
