import type { PgBoss } from 'pg-boss'
import type { Log } from './log/log.ts'
import { repeat } from './repeat.ts'

/**
 * Jobs that the queue itself took from a process that is gone or hangs. It notes why in a place of its own; here it comes to where the
 * cause of every other failure is, which one process does for all.
 */
const takeCauses = `
  update pgboss.job set output = jsonb_build_object('message', case output->'value'->>'message'
      when 'job heartbeat timeout' then 'The process that worked on it is gone'
      when 'job timed out' then 'It took longer than it may'
      else output->'value'->>'message' end)
   where state in ('failed', 'retry') and output->'value' ? 'message'
  returning id, name, state::text as state, output->>'message' as cause`

interface Abandoned {
  readonly id: string
  readonly name: string
  readonly state: 'failed' | 'retry'
  readonly cause: string
}

/** It looks through all that failed. */
const intervalMs = 30_000

/** Nobody else logs them: the process that worked on them cannot. */
export const watchAbandonedJobs = (boss: PgBoss, log: Pick<Log, 'warn' | 'error'>, onError: (error: unknown) => void) => {
  const tell = async () => {
    const { rows } = await boss.getDb().executeSql(takeCauses)
    for (const { id, name, state, cause } of rows as Abandoned[]) {
      const about = { err: new Error(cause), job: name, jobId: id }
      if (state === 'failed') log.error(about, 'A job was abandoned and is given up.')
      else log.warn(about, 'A job was abandoned and is tried again.')
    }
  }
  return repeat(tell, intervalMs, onError)
}
