import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../testing/eventually.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type JobHandlers, type Jobs, openJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { type Database, openDatabase } from './sql.ts'

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

/** A server as far as jobs go, which works on the kinds named. */
const openWorker = async (handlers: Partial<JobHandlers>): Promise<Jobs> => {
  const jobs = openJobs(database.url, openLog('silent'))
  opened.push(jobs)
  await jobs.start(handlers as JobHandlers, {})
  return jobs
}

test('what waits together is done one after the other, without a pause in between', async () => {
  const done: string[] = []
  let [atOnce, most] = [0, 0]
  const jobs = await openWorker({
    'documents.make': async ({ id }) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      done.push(id)
      atOnce -= 1
    },
  })
  const ids = Array.from({ length: 60 }, (_, index) => String(index))
  await campus.sql.transaction().execute(async (deed) => {
    for (const id of ids) await jobs.add(deed, 'documents.make', { id })
  })
  await eventually(() => done.length === ids.length || undefined)
  assert.deepEqual([new Set(done), most], [new Set(ids), 1])
})

test('a job of a deed that was taken back is never done; the deeds after it are', async () => {
  const done: string[] = []
  const jobs = await openWorker({ 'orders.close': async ({ id }) => void done.push(id) })
  const takenBack = campus.sql.transaction().execute(async (deed) => {
    await jobs.add(deed, 'orders.close', { id: 'taken back' })
    throw new Error('no')
  })
  await assert.rejects(takenBack)
  await jobs.add(campus.sql, 'orders.close', { id: 'kept' })
  await eventually(() => done.length > 0 || undefined)
  assert.deepEqual(done, ['kept'])
})

test('of two servers one does a job, whichever queued it', async () => {
  const done: string[] = []
  const note = { 'appeals.gather': async ({ id }: { readonly id: string }) => void done.push(id) }
  const servers = [await openWorker(note), await openWorker(note)]
  for (const [index, jobs] of servers.entries()) await jobs.add(campus.sql, 'appeals.gather', { id: String(index) })
  await eventually(() => done.length === servers.length || undefined)
  assert.deepEqual(done.toSorted(), ['0', '1'])
})
