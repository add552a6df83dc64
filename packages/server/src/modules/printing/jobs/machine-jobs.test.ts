import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPrintItem, printProgress } from '@campus/contract/printing/items.ts'
import { jobFile, openJobs, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { systemContext } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { later } from '../../../platform/time/clock.ts'
import { fetchCall } from '../../../testing/ask.ts'
import { printMachine, refuses } from '../../../testing/print-machine.ts'
import { usePrintShop } from '../../../testing/printing.ts'
import { enrolMachine } from '../../../testing/terminals.ts'
import { claimByTwo } from '../../../testing/two-workers.ts'
import { endItem, itemOf } from '../items/item.service.ts'
import { printingRoutes } from '../printing.routes.ts'
import { sweepPrinting } from './lapse.service.ts'
import { takeNext } from './machine.repository.ts'

const shop = usePrintShop({ routes: printingRoutes })
const campus = () => shop().campus
const system = () => systemContext(campus().base)
const { ask, begin, openRoom, queue, report, take, takeAndBegin } = printMachine(shop)

test('two concurrent programs get different jobs, and nothing where there is none', async () => {
  const { student, terminal, token } = await openRoom()
  for (const item of [await shop().hold(student.person), await shop().hold(student.person)]) await queue(student.person, item, terminal)
  const taken = await Promise.all([take(token), take(token), take(token)])
  const ids = taken.flatMap((job) => (job ? [job.id] : []))
  assert.equal(new Set(ids).size, 2)
  assert.equal(ids.length, 2)
  assert.deepEqual(
    (await ask(openJobs, {}, { token })).data.map(({ id, state }) => [ids.includes(id), state]),
    [
      [true, 'taken'],
      [true, 'taken'],
    ],
  )
})

test('of two processes that take a job for the same terminal at once each takes its own, and neither waits for the other', async () => {
  const { student, terminal, token } = await openRoom()
  for (const item of [await shop().hold(student.person), await shop().hold(student.person)]) await queue(student.person, item, terminal)
  const { base, clock } = campus()
  const { id: credentialId } = await base.sql
    .selectFrom('terminal_credential')
    .where('digest', '=', sha256(token))
    .select('id')
    .executeTakeFirstOrThrow()
  const taking = { terminalId: terminal.id, credentialId, leaseUntil: later(clock.now(), 60), queuedAfter: later(clock.now(), -600) }
  const [first, second] = await claimByTwo(base.sql, (sql) => takeNext(sql, taking))
  assert.ok(first && second)
  assert.notEqual(first.id, second.id)
})

test('a leased job not started within a minute goes back to the queue, and fails after five times', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person)
  const { jobId } = await queue(student.person, item, terminal)
  for (let takes = 1; takes <= 5; takes += 1) {
    assert.equal((await take(token))?.id, jobId, `taken ${takes} times`)
    assert.equal(await take(token), null)
    campus().clock.advance(61)
  }
  await sweepPrinting(system())
  assert.equal(await take(token), null)
  assert.equal((await ask(printProgress, { id: jobId }, student)).data.state, 'failed')
  assert.equal((await begin(token, jobId)).error, 'job_gone')
})

test('a job that was ended while its printer had it is gone, and one that was started is not ended', async () => {
  const { student, terminal, token } = await openRoom()
  const [item, begun] = [await shop().hold(student.person), await shop().hold(student.person)]
  await queue(student.person, item, terminal)
  const job = await take(token)
  assert.ok(job)
  assert.deepEqual(await endItem(system(), 'certificate', item.subjectId), { pagesOut: 0, copiesOut: 0 })
  assert.equal((await begin(token, job.id)).error, 'job_gone')
  await queue(student.person, begun, terminal)
  await takeAndBegin(token)
  await refuses(endItem(system(), 'certificate', begun.subjectId), 'being_printed')
})

test('of ending an item and starting its print concurrently, one wins and the other gets an error', async () => {
  const { student, terminal, token } = await openRoom()
  for (let round = 0; round < 8; round += 1) {
    const item = await shop().hold(student.person)
    await queue(student.person, item, terminal)
    const job = await take(token)
    assert.ok(job)
    const [begun, ended] = await Promise.allSettled([begin(token, job.id), endItem(system(), 'certificate', item.subjectId)])
    const isBegun = begun.status === 'fulfilled' && begun.value.code === 200
    assert.equal(ended.status === 'fulfilled', !isBegun)
    if (isBegun) await report(token, job.id, { state: 'done', impressions: 1 })
  }
})

test('a machine learns nothing of a job of another terminal, and a screen nothing of jobs at all', async () => {
  const [{ student, terminal, token }, stranger] = [await openRoom(), await openRoom()]
  const screen = await enrolMachine(campus(), terminal.id, 'screen')
  const item = await shop().hold(student.person, { pagesPerCopy: 2 })
  await queue(student.person, item, terminal)
  const job = await takeAndBegin(token)
  const file = (await (await fetchCall(shop().url, jobFile, { id: job.id }, { token: stranger.token })).json()) as { error: string }
  assert.equal(file.error, 'job_gone')
  assert.equal((await begin(stranger.token, job.id)).error, 'job_gone')
  assert.equal((await ask(reportJob, { id: job.id, state: 'done', impressions: 2 }, { token: stranger.token })).error, 'job_gone')
  assert.deepEqual((await ask(openJobs, {}, { token: stranger.token })).data, [])
  for (const call of [takeJob, openJobs] as const) assert.equal((await ask(call, {}, { token: screen })).error, 'forbidden')
  assert.equal((await ask(reportJob, { id: job.id, state: 'done', impressions: 2 }, { token: screen })).error, 'forbidden')
  assert.equal((await ask(printProgress, { id: job.id }, stranger.student)).error, 'not_found')
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.pagesLeft, 2)
})

test('a start whose response was lost may be repeated until pages are out; a repeated report counts once, concurrent or not, and counted pages stay counted', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person, { pagesPerCopy: 4 })
  await queue(student.person, item, terminal)
  const job = await takeAndBegin(token)
  assert.equal((await begin(token, job.id)).code, 200)
  await report(token, job.id, { state: 'printing', impressions: 3 })
  assert.equal((await begin(token, job.id)).error, 'job_gone')
  await report(token, job.id, { state: 'printing', impressions: 1 })
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.pagesLeft, 1)
  const answers = await Promise.all(Array.from({ length: 4 }, () => report(token, job.id, { state: 'done', impressions: 4 })))
  assert.deepEqual(
    answers.map(({ isCancelled }) => isCancelled),
    [false, false, false, false],
  )
  assert.deepEqual(await report(token, job.id, { state: 'failed', impressions: 0 }), { isCancelled: false })
  const out = shop().out.filter(({ subjectId }) => subjectId === item.subjectId)
  assert.deepEqual(
    out.map(({ pagesOut }) => pagesOut),
    [3, 4],
  )
})

test('a printer that counts too many pages, or reports done with pages missing, changes nothing about what was paid', async () => {
  const { student, terminal, token } = await openRoom()
  const [more, fewer] = [await shop().hold(student.person, { copies: 2 }), await shop().hold(student.person, { pagesPerCopy: 3 })]
  await queue(student.person, more, terminal)
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 9 })
  assert.equal((await itemOf(system(), 'certificate', more.subjectId))?.pagesOut, 2)
  const { jobId } = await queue(student.person, fewer, terminal)
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 1 })
  assert.equal((await ask(printProgress, { id: jobId }, student)).data.state, 'failed')
  assert.equal((await ask(ownPrintItem, { id: fewer.id }, student)).data.pagesLeft, 2)
  assert.equal((await ask(reportJob, { id: jobId, state: 'done', impressions: -1 }, { token })).error, 'bad_input')
})

test('a started job that never reached its printer is queued again, and its printer gets it after a crash', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person)
  await queue(student.person, item, terminal)
  const job = await takeAndBegin(token)
  assert.deepEqual(
    (await ask(openJobs, {}, { token })).data.map(({ id, state, name }) => [id, state, name]),
    [[job.id, 'begun', job.name]],
  )
  await report(token, job.id, { state: 'never_begun', impressions: 0 })
  assert.deepEqual((await ask(openJobs, {}, { token })).data, [])
  assert.equal((await takeAndBegin(token)).id, job.id)
  await report(token, job.id, { state: 'done', impressions: 1 })
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.state, 'printed')
})

test('a document revoked meanwhile is neither queued nor given to a printer that leased it', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person)
  const { jobId } = await queue(student.person, item, terminal)
  const job = await take(token)
  assert.ok(job)
  shop().over.add(item.subjectId)
  const answer = (await (await fetchCall(shop().url, jobFile, { id: job.id }, { token })).json()) as { error: string }
  assert.equal(answer.error, 'job_gone')
  assert.equal((await ask(printProgress, { id: jobId }, student)).data.state, 'failed')
  assert.equal((await begin(token, job.id)).error, 'job_gone')
  await refuses(queue(student.person, item, terminal), 'document_over')
})
