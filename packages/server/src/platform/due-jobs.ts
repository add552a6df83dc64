import type { PgBoss } from 'pg-boss'
import { repeat } from './repeat.ts'

/** Of these kinds, those with a job whose time has come. A notice tells of new jobs; retries and later ones come due without one. */
const dueKinds = `
  select kind from unnest($1::text[]) as kind
   where exists (select from pgboss.job where name = kind and state < 'active' and not blocked and start_after <= now())`

const intervalMs = 1000

/** One question for all kinds each second: if every worker asked for its own kind, a server without work would ask all the time. */
export const watchDueJobs = (boss: PgBoss, workers: ReadonlyMap<string, () => void>, onError: (error: unknown) => void) => {
  const kinds = [...workers.keys()]
  const wakeWorkers = async () => {
    const { rows } = await boss.getDb().executeSql(dueKinds, [kinds])
    for (const { kind } of rows as { readonly kind: string }[]) workers.get(kind)?.()
  }
  return repeat(wakeWorkers, intervalMs, onError)
}
