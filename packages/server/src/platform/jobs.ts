import { CompiledQuery } from 'kysely'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { watchAbandonedJobs } from './abandoned-jobs.ts'
import { describeFailure, runText, type Sql } from './db/sql.ts'
import { sendLast } from './db/transaction.ts'
import { watchDueJobs } from './due-jobs.ts'
import type { Log } from './log/log.ts'
import { workScope } from './log/work-scope.ts'
import { queueOnce } from './queue-once.ts'
import { currentTraceparent, scopeOf, startSpan } from './trace/trace.ts'
import { readTraceparent } from './trace/traceparent.ts'

/** Work that happens after the answer and survives a kill. Each area declares its own. */
export interface Job<Data extends object> {
  readonly kind: string
  /** How often it is tried again before it is given up. */
  readonly retryLimit: number
  /** How long one try may take, in seconds. A killed worker is noticed sooner, by its heartbeats. */
  readonly maxSeconds: number
  /** What it was called before: jobs queued under that name are carried over at the start. */
  readonly formerly?: string | undefined
  /** Never there: it carries the type of the data. */
  readonly data?: Data
}

export const defineJob = <Data extends object = Record<string, never>>(
  kind: string,
  {
    retryLimit = 8,
    maxSeconds = 300,
    formerly,
  }: { readonly retryLimit?: number; readonly maxSeconds?: number; readonly formerly?: string } = {},
): Job<Data> => ({ kind, retryLimit, maxSeconds, formerly })

/** Whether this is the last try: what cannot go on says so now, because nobody comes back to it. */
export interface Attempt {
  readonly isLast: boolean
}

/** A job with what is done for it in this process. */
export interface JobWork {
  readonly job: Job<object>
  readonly run: (data: object, attempt: Attempt) => Promise<unknown>
  /** When it repeats by itself: cron, UTC. */
  readonly schedule?: string | undefined
  /** How many run at once. */
  readonly concurrency: number
}

export interface Jobs {
  /**
   * Queues inside the caller's transaction: the job exists if and only if the action does. Of those with the same `onlyOnce` one waits or
   * runs at a time; others are not queued.
   */
  add<Data extends object>(sql: Sql, job: Job<Data>, data: NoInfer<Data>, options?: { onlyOnce?: string; startAfter?: Date }): Promise<void>
  /** Queues many of a kind at once. */
  addAll<Data extends object>(
    sql: Sql,
    job: Job<Data>,
    jobs: readonly { data: NoInfer<Data>; startAfter?: Date | undefined }[],
  ): Promise<void>
  /** Tries a job again that was given up; false where it was not. */
  retry(sql: Sql, kind: string, id: string): Promise<boolean>
  /** Leaves a job that failed, whether it would be tried again or not; false where it did not fail. */
  drop(sql: Sql, kind: string, id: string): Promise<boolean>
  /** Makes the tables and the queues of these jobs, and goes away again. */
  prepare(jobs: readonly Job<object>[]): Promise<void>
  /** For commands: lets them queue what the server will work on. */
  open(): Promise<void>
  /** Starts working, and repeats what has a schedule. */
  start(work: readonly JobWork[]): Promise<void>
  stop(): Promise<void>
}

/** Workers send heartbeats; a job whose worker was killed is resumed by another soon after. */
const retries = { retryDelay: 5, retryBackoff: true, heartbeatSeconds: 20 }

const retriesOf = ({ retryLimit, maxSeconds }: Job<object>) => ({ ...retries, retryLimit, expireInSeconds: maxSeconds })

/** A job runs when the database notifies of it or when it comes due; a worker asks by itself only in case both fail. */
const pace = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 60, perJobResults: true, includeMetadata: true } as const

/** The queue gives up waiting at the same moment but tells nobody why. */
const beforeQueueMs = 250

/** What takes longer than it may has failed, whatever becomes of it. */
const withinSeconds = async (work: Promise<unknown>, seconds: number) => {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`It took longer than ${seconds} s`)), seconds * 1000 - beforeQueueMs)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(late)
  }
}

/** What is queued during a request goes on with its trace; the data of a job has this beside its own. */
interface Traced {
  readonly traceparent?: string
}

const withTrace = <Data extends object>(data: Data): Data & Traced => {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? data : { ...data, traceparent }
}

/** Each job of those that run together ends for itself; why one failed is logged and kept with it. */
const runJob = async (
  { id, name, data: given, retryCount, retryLimit, expireInSeconds }: JobWithMetadata,
  handle: JobWork['run'],
  log: Log,
): Promise<JobResult> => {
  const isLast = retryCount >= retryLimit
  // What runs by its schedule was queued without data.
  const { traceparent, ...data }: Traced = given ?? {}
  const span = startSpan({ name: `job ${name}`, kind: 'job', parent: readTraceparent(traceparent), attributes: { 'job.id': id } })
  try {
    await workScope.run({ job: name, jobId: id, ...scopeOf(span) }, () => withinSeconds(handle(data, { isLast }), expireInSeconds))
    span?.end()
    return { id, status: 'completed' }
  } catch (error) {
    span?.end(error)
    const about = { err: error, job: name, jobId: id, attempt: retryCount + 1 }
    if (isLast) log.error(about, 'A job failed and is given up.')
    else log.warn(about, 'A job failed and is tried again.')
    return { id, status: 'failed', output: { message: describeFailure(error) } }
  }
}

const carriedAtOnce = 500

/** Takes what is queued and scheduled under the old name of a job to its new one. */
const carryOver = async (boss: PgBoss, job: Job<object>, formerly: string): Promise<void> => {
  await boss.unschedule(formerly)
  for (;;) {
    const jobs = await boss.fetch<object>(formerly, { batchSize: carriedAtOnce, includeMetadata: true, ignoreStartAfter: true })
    if (jobs.length === 0) break
    await boss.insert(
      job.kind,
      jobs.map(({ data, startAfter }) => ({ ...retriesOf(job), data, startAfter })),
    )
    await boss.complete(
      formerly,
      jobs.map(({ id }) => id),
    )
  }
  await boss.deleteQueue(formerly)
}

/** Of two processes that start together, one may find that the other has already removed the old queue. */
const carryOverOnce = async (boss: PgBoss, job: Job<object>, formerly: string): Promise<void> => {
  try {
    await carryOver(boss, job, formerly)
  } catch (error) {
    if ((await boss.getQueue(formerly)) !== null) throw error
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
  const tellError = (error: unknown) => log.error({ err: error }, 'The job queue had an error and goes on')
  boss.on('error', tellError)
  const watches: { stop(): Promise<void> }[] = []
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
  /** Returns what was there before. */
  const openQueues = async (jobs: readonly Job<object>[]) => {
    const known = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify]))
    for (const { kind } of jobs) {
      if (!known.has(kind)) await boss.createQueue(kind, { notify: true })
      else if (!known.get(kind)) await boss.updateQueue(kind, { notify: true })
    }
    return known
  }
  return {
    async add(sql, job, data, { onlyOnce, startAfter } = {}) {
      const given = { ...retriesOf(job), ...(startAfter ? { startAfter } : {}) }
      if (onlyOnce === undefined) {
        await boss.send(job.kind, withTrace(data), { ...given, ...atTheEnd(sql) })
        return
      }
      await queueOnce(sql, job.kind, onlyOnce, (sql) =>
        boss.send(job.kind, withTrace(data), { ...given, ...inside(sql), singletonKey: onlyOnce }),
      )
    },
    async addAll(sql, job, jobs) {
      const queued = jobs.map(({ data, startAfter }) => ({
        ...retriesOf(job),
        data: withTrace(data),
        ...(startAfter ? { startAfter } : {}),
      }))
      await boss.insert(job.kind, queued, atTheEnd(sql))
    },
    async retry(sql, kind, id) {
      // Of two at once the second finds it taken up.
      const failed = "select from pgboss.job where name = $1 and id = $2 and state = 'failed' for update"
      if ((await runText(sql, failed, [kind, id])).rows.length === 0) return false
      await boss.retry(kind, id, inside(sql))
      return true
    },
    async drop(sql, kind, id) {
      const failed = "select from pgboss.job where name = $1 and id = $2 and state in ('failed', 'retry') for update"
      if ((await runText(sql, failed, [kind, id])).rows.length === 0) return false
      await boss.deleteJob(kind, id, inside(sql))
      return true
    },
    async prepare(jobs) {
      await boss.start()
      await openQueues(jobs)
      await boss.stop({ graceful: false })
    },
    async open() {
      await boss.start()
    },
    async start(work) {
      await boss.start()
      const known = await openQueues(work.map(({ job }) => job))
      const workers = new Map<string, () => void>()
      for (const { job, run, concurrency } of work) {
        const { kind, formerly } = job
        if (formerly !== undefined && known.has(formerly)) await carryOverOnce(boss, job, formerly)
        // Where one job was there may be more; the worker goes to sleep only when it found none.
        let goOn = () => {}
        const worker = await boss.work(kind, { batchSize: concurrency, ...pace }, (jobs: JobWithMetadata[]) => {
          goOn()
          return Promise.all(jobs.map((job) => runJob(job, run, log)))
        })
        goOn = () => boss.notifyWorker(worker)
        workers.set(kind, goOn)
      }
      for (const { job, schedule } of work) if (schedule) await boss.schedule(job.kind, schedule)
      watches.push(watchDueJobs(boss, workers, tellError), watchAbandonedJobs(boss, log, tellError))
    },
    async stop() {
      await Promise.all(watches.map((watch) => watch.stop()))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
