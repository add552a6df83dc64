import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../testing/eventually.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Database, openDatabase, runText } from './db/sql.ts'
import { defineJob, type Job, type Jobs, openJobs } from './jobs.ts'
import { openLog } from './log/log.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let campus: Database
const opened: Jobs[] = []

before(async () => {
  database = await openTestDatabase()
  campus = openDatabase(database.url, { maxConnections: 2, onError: assert.ifError })
})

after(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()))
  await campus.close()
  await database.close()
})

type Numbered = { readonly id: string }
const makeJob = defineJob<Numbered>('documents.make')
const closeJob = defineJob<Numbered>('orders.close')
const remindJob = defineJob<Numbered>('leave.remind')
const failJob = defineJob<Numbered>('orders.refund')
const gatherJob = defineJob<Numbered>('appeals.gather')
const hangingJob = defineJob<Numbered>('orders.deliver', { retryLimit: 0, maxSeconds: 2 })
const onceJob = defineJob<Numbered>('backups.make')
const importJob = defineJob<Numbered>('people.import.read', { retryLimit: 3 })

/** A server as far as jobs go, which works on one kind. */
const openWorker = async (job: Job<Numbered>, run: (data: Numbered) => Promise<void>): Promise<Jobs> => {
  const jobs = openJobs(database.url, openLog('silent'))
  opened.push(jobs)
  await jobs.start([{ job, run: (data) => run(data as Numbered), concurrency: 1 }])
  return jobs
}

test('what waits together is done one after the other, without a pause in between', async () => {
  const done: string[] = []
  let [atOnce, max] = [0, 0]
  const jobs = await openWorker(makeJob, async ({ id }) => {
    atOnce += 1
    max = Math.max(max, atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    done.push(id)
    atOnce -= 1
  })
  const ids = Array.from({ length: 60 }, (_, index) => String(index))
  await campus.sql.transaction().execute(async (action) => {
    for (const id of ids) await jobs.add(action, makeJob, { id })
  })
  await eventually(() => done.length === ids.length || undefined)
  assert.deepEqual([new Set(done), max], [new Set(ids), 1])
})

test('a job of a rolled-back action never runs; later ones do', async () => {
  const done: string[] = []
  const jobs = await openWorker(closeJob, async ({ id }) => void done.push(id))
  const takenBack = campus.sql.transaction().execute(async (action) => {
    await jobs.add(action, closeJob, { id: 'taken back' })
    throw new Error('no')
  })
  await assert.rejects(takenBack)
  await jobs.add(campus.sql, closeJob, { id: 'kept' })
  await eventually(() => done.length > 0 || undefined)
  assert.deepEqual(done, ['kept'])
})

test('a job for later is done when its time has come, though nobody tells of it', async () => {
  const done: Date[] = []
  const jobs = await openWorker(remindJob, async () => void done.push(new Date()))
  const startAfter = new Date(Date.now() + 1500)
  await jobs.add(campus.sql, remindJob, { id: 'later' }, { startAfter })
  const [doneAt] = await eventually(() => (done.length > 0 ? done : undefined))
  assert.ok(doneAt && doneAt >= startAfter)
})

test('of two servers one does a job, whichever queued it', async () => {
  const done: string[] = []
  const note = async ({ id }: Numbered) => void done.push(id)
  const servers = [await openWorker(gatherJob, note), await openWorker(gatherJob, note)]
  for (const [index, jobs] of servers.entries()) await jobs.add(campus.sql, gatherJob, { id: String(index) })
  await eventually(() => done.length === servers.length || undefined)
  assert.deepEqual(done.toSorted(), ['0', '1'])
})

test('a job that is only once is queued again when the one before is over, though it is queued twice at once, and in one action', async () => {
  const done: string[] = []
  let isHeld = true
  const jobs = await openWorker(onceJob, async ({ id }) => {
    done.push(id)
    await eventually(() => !isHeld || undefined)
  })
  const add = (id: string, onlyOnce = 'x') => jobs.add(campus.sql, onceJob, { id }, { onlyOnce })
  await campus.sql.transaction().execute(async (action) => {
    for (const id of ['first', 'first']) await jobs.add(action, onceJob, { id }, { onlyOnce: 'x' })
  })
  await eventually(() => done.length > 0 || undefined)
  await Promise.all([add('while it runs'), add('while it runs'), add('other', 'y'), add('other', 'y')])
  isHeld = false
  await eventually(async () => {
    const { rows } = await runText(campus.sql, "select from pgboss.job where name = 'backups.make' and state = 'completed'")
    return rows.length === 2 || undefined
  })
  await add('again')
  await eventually(() => done.length === 3 || undefined)
  assert.deepEqual(done, ['first', 'other', 'again'])
})

/** A log that keeps what is told of jobs. */
const openNotingLog = () => {
  const lines: { readonly level: string; readonly job: unknown; readonly message: string }[] = []
  const noting = (level: string) => (about: { job?: unknown; err?: Error }) =>
    void lines.push({ level, job: about.job, message: about.err?.message ?? '' })
  const log = { ...openLog('silent'), warn: noting('warn'), error: noting('error') } as unknown as ReturnType<typeof openLog>
  return { lines, log }
}

test('a job that hangs, and one whose process is gone, are logged with their cause, which stands with them', async () => {
  // Any server would tell of it; only this one is listened to.
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()))
  const { lines, log } = openNotingLog()
  const start = async () => {
    const jobs = openJobs(database.url, log)
    await jobs.start([{ job: hangingJob, run: () => new Promise(() => {}), concurrency: 1 }])
    return jobs
  }
  const causeOf = async () => {
    const { rows } = await runText(
      campus.sql,
      "select output->>'message' as cause from pgboss.job where name = 'orders.deliver' and state = 'failed'",
    )
    return rows[0]?.['cause'] ?? undefined
  }
  const first = await start()
  await first.add(campus.sql, hangingJob, { id: 'x' })
  assert.equal(await eventually(causeOf), 'Error: It took longer than 2 s')
  await first.stop()
  const byQueue = JSON.stringify({ value: { message: 'job heartbeat timeout' } })
  await runText(campus.sql, "update pgboss.job set output = $1 where name = 'orders.deliver'", [byQueue])
  opened.push(await start())
  assert.equal(await eventually(causeOf), 'The process that worked on it is gone')
  await eventually(() => lines[1])
  const told = (message: string) => ({ level: 'error', job: 'orders.deliver', message })
  assert.deepEqual(lines, [told('It took longer than 2 s'), told('The process that worked on it is gone')])
})

test('a job that fails is logged with its cause each time, knows its last try, and can be tried again after it was given up', async () => {
  const { lines, log } = openNotingLog()
  const jobs = openJobs(database.url, log)
  opened.push(jobs)
  const tries: boolean[] = []
  let isMended = false
  await jobs.start([
    {
      job: importJob,
      run: async (_, { isLast }) => {
        tries.push(isLast)
        if (!isMended) throw new Error('the disk is full')
      },
      concurrency: 1,
    },
  ])
  await jobs.add(campus.sql, importJob, { id: 'x' })
  const state = async () => {
    // Its pauses are over at once.
    await runText(campus.sql, "update pgboss.job set start_after = now() where name = 'people.import.read' and state = 'retry'")
    const { rows } = await runText(campus.sql, "select id, state::text, output from pgboss.job where name = 'people.import.read'")
    return rows[0] as { id: string; state: string; output: { message: string } | null } | undefined
  }
  const failed = await eventually(async () => ((await state())?.state === 'failed' ? state() : undefined))
  assert.deepEqual([tries, failed?.output?.message], [[false, false, false, true], 'Error: the disk is full'])
  assert.deepEqual(
    lines.map(({ level, job, message }) => [level, job, message]),
    [...[1, 2, 3].map(() => ['warn', 'people.import.read', 'the disk is full']), ['error', 'people.import.read', 'the disk is full']],
  )
  isMended = true
  assert.equal(await jobs.retry(campus.sql, 'people.import.read', failed?.id ?? ''), true)
  assert.equal(await jobs.retry(campus.sql, 'people.import.read', failed?.id ?? ''), false)
  await eventually(async () => (await state())?.state === 'completed' || undefined)
})

test('what is queued under the old name of a job runs under its new one, once, and the old name is gone, though two processes start together', async () => {
  const before = defineJob<Numbered>('orders.old_name')
  const first = openJobs(database.url, openLog('silent'))
  await first.start([{ job: before, run: () => new Promise(() => {}), concurrency: 1, schedule: '0 0 1 1 *' }])
  await first.stop()
  await campus.sql.transaction().execute((action) => first.addAll(action, before, [{ data: { id: 'one' } }, { data: { id: 'two' } }]))
  const done: string[] = []
  const renamed = defineJob<Numbered>('orders.new_name', { formerly: 'orders.old_name' })
  await Promise.all([1, 2].map(() => openWorker(renamed, async ({ id }) => void done.push(id))))
  await eventually(() => done.length === 2 || undefined)
  assert.deepEqual(done.toSorted(), ['one', 'two'])
  const left = async (table: string) =>
    (await runText(campus.sql, `select from pgboss.${table} where name = 'orders.old_name'`)).rows.length
  assert.deepEqual([await left('queue'), await left('schedule'), await left('job')], [0, 0, 0])
})

test('of an error of the database its code is kept with the job, and none of the values that it names', async () => {
  const jobs = await openWorker(failJob, async () => void (await runText(campus.sql, "select '13800138000'::uuid")))
  await jobs.add(campus.sql, failJob, { id: 'x' })
  const kept = await eventually(async () => {
    const { rows } = await runText(campus.sql, `select output::text from pgboss.job where name = 'orders.refund' and output is not null`)
    return rows[0]?.['output'] as string | undefined
  })
  assert.match(kept, /22P02/)
  assert.ok(!kept.includes('13800138000'), kept)
})
