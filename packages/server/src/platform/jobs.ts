import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import { CompiledQuery } from 'kysely'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from './log.ts'
import { runText, type Sql } from './sql.ts'
import { sendLast } from './transaction.ts'
import { workScope } from './work-scope.ts'

/** Work that happens after the answer and survives a kill. The kinds are listed where the areas hand them over. */
interface JobKinds {
  /** Letters carry codes and names, so they wait sealed. */
  'mail.send': { readonly sealed: string }
  'sms.send': { readonly sealed: string }
  'audit.seal': Record<string, never>
  'ledger.seal': Record<string, never>
  'evidence.sign': Record<string, never>
  'wallet.pay_out': Record<string, never>
  'people.import.read': { readonly id: string }
  'people.import.run': { readonly id: string }
  /** The time it was queued for: a job of a time that was changed since has nothing to do. */
  'announcement.publish': { readonly id: string; readonly publishAt: string }
  /** Of what was asked until then. */
  'messages.settle': { readonly kind: SubjectKind; readonly id: string; readonly until: string }
  'files.drop_blob': { readonly blobKey: string }
  'files.sweep': Record<string, never>
  'people.export': { readonly requestId: string }
  'documents.make': { readonly id: string }
  'applications.remind': Record<string, never>
  'mail.deliver': { readonly id: string }
  'appeals.gather': { readonly id: string }
  'payment.ask': { readonly id: string }
  'payment.refund': { readonly id: string }
  'payment.sweep': Record<string, never>
  'payment.nightly': Record<string, never>
  'payment.reconcile': { readonly provider: 'wechat' | 'alipay' | 'cashier'; readonly day: string }
  'orders.close': { readonly id: string }
  'orders.reprice': { readonly id: string }
  'orders.deliver': { readonly id: string }
  'certificates.issue': { readonly lineId: string }
  'orders.heal': Record<string, never>
  'terminals.watch': Record<string, never>
  'printing.sweep': Record<string, never>
  'entrust.sweep': Record<string, never>
  'cloudprint.read': { readonly id: string }
  'cloudprint.sweep': Record<string, never>
  'cloudprint.expire': Record<string, never>
  'housekeeping.sweep': Record<string, never>
}

export type JobKind = keyof JobKinds

/** Whether this is the last try: what cannot go on says so now, because nobody comes back to it. */
export interface Attempt {
  readonly isLast: boolean
}
export type JobHandlers = { readonly [Kind in JobKind]: (data: JobKinds[Kind], attempt: Attempt) => Promise<void> }

export interface Jobs {
  /** Queues inside the caller's transaction: the job exists if and only if the action does. */
  add<Kind extends JobKind>(sql: Sql, kind: Kind, data: JobKinds[Kind], options?: { onlyOnce?: string; startAfter?: Date }): Promise<void>
  /** Queues many of a kind at once. */
  addAll<Kind extends JobKind>(
    sql: Sql,
    kind: Kind,
    jobs: readonly { data: JobKinds[Kind]; startAfter?: Date | undefined }[],
  ): Promise<void>
  /** Tries a job again that was given up; false where it was not. */
  retry(sql: Sql, kind: JobKind, id: string): Promise<boolean>
  /** Makes the queue's own tables and goes away again. */
  prepare(): Promise<void>
  /** For commands: lets them queue what the server will work on. */
  open(): Promise<void>
  /** Starts working, and repeats the kinds named on their schedule (cron, UTC). One job of a kind at a time, or as many as are named. */
  start(handlers: JobHandlers, schedules: Partial<Record<JobKind, string>>, atOnce?: Partial<Record<JobKind, number>>): Promise<void>
  stop(): Promise<void>
}

/** A worker tells that it lives; a job whose worker was killed is taken up by another soon after. */
const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 300, heartbeatSeconds: 20 }

/** Somebody sits before an import and waits for it: better told soon that it cannot go on. */
const fewRetries: ReadonlySet<JobKind> = new Set(['people.import.read', 'people.import.run'])
const retriesOf = (kind: JobKind) => (fewRetries.has(kind) ? { ...retries, retryLimit: 3 } : retries)

/** A job is worked on when the database tells of it; looking now and then finds those whose time has come, such as another try. */
const pace = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, perJobResults: true, includeMetadata: true } as const

type Handle = (data: unknown, attempt: Attempt) => Promise<void>

/** Each job of those that run together ends for itself; why one failed is logged and kept with it. */
const runJob = async (
  { id, name, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
  handle: Handle,
  log: Log,
): Promise<JobResult> => {
  const isLast = retryCount >= retryLimit
  try {
    await handle(data, { isLast })
    return { id, status: 'completed' }
  } catch (error) {
    const about = { err: error, job: name, jobId: id, attempt: retryCount + 1 }
    if (isLast) log.error(about, 'A job failed and is given up.')
    else log.warn(about, 'A job failed and is tried again.')
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

export const openJobs = (databaseUrl: string, log: Log): Jobs => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    superviseIntervalSeconds: 10,
    application_name: 'campus-jobs',
    useListenNotify: true,
    persistWarnings: false,
    // Migrations make the schema, because the server's role may make none.
    createSchema: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue had an error and goes on'))
  const inside = (sql: Sql) => ({ db: { executeSql: (text: string, values?: unknown[]) => runText(sql, text, values) } })
  /** Nobody begins a job before the commit, so it is written with the commit. */
  const atTheEnd = (sql: Sql) => ({
    db: {
      executeSql: async (text: string, values: unknown[] = []) => {
        await sendLast(sql, CompiledQuery.raw(text, values))
        return { rows: [] }
      },
    },
  })
  return {
    async add(sql, kind, data, options = {}) {
      await boss.send(kind, data, {
        ...retriesOf(kind),
        ...atTheEnd(sql),
        ...(options.onlyOnce ? { singletonKey: options.onlyOnce } : {}),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      })
    },
    async addAll(sql, kind, jobs) {
      const queued = jobs.map(({ data, startAfter }) => ({ ...retriesOf(kind), data, ...(startAfter ? { startAfter } : {}) }))
      await boss.insert(kind, queued, atTheEnd(sql))
    },
    async retry(sql, kind, id) {
      // Of two at once the second finds it taken up.
      const failed = "select from pgboss.job where name = $1 and id = $2 and state = 'failed' for update"
      if ((await runText(sql, failed, [kind, id])).rows.length === 0) return false
      await boss.retry(kind, id, inside(sql))
      return true
    },
    async prepare() {
      await boss.start()
      await boss.stop({ graceful: false })
    },
    async open() {
      await boss.start()
    },
    async start(handlers, schedules, atOnce = {}) {
      await boss.start()
      const tells = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify]))
      for (const kind of Object.keys(handlers) as JobKind[]) {
        if (!tells.has(kind)) await boss.createQueue(kind, { notify: true })
        else if (!tells.get(kind)) await boss.updateQueue(kind, { notify: true })
        const handle = handlers[kind] as Handle
        // Where one job was there may be more; the worker goes to sleep only when it found none.
        let goOn = () => {}
        const worker = await boss.work(kind, { batchSize: atOnce[kind] ?? 1, ...pace }, (jobs) => {
          goOn()
          return Promise.all(jobs.map((job) => workScope.run({ job: kind, jobId: job.id }, () => runJob(job, handle, log))))
        })
        goOn = () => boss.notifyWorker(worker)
      }
      for (const [kind, cron] of Object.entries(schedules)) await boss.schedule(kind, cron)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
