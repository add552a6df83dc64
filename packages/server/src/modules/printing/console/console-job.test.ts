import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { printJobs, resolvePrintJob } from '@campus/contract/printing/console.ts'
import { ownPrintItem, printProgress } from '@campus/contract/printing/items.ts'
import { openJobs } from '@campus/contract/printing/machine-jobs.ts'
import { systemContext } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { printMachine, refuses } from '../../../testing/print-machine.ts'
import { hearTerminals, usePrintShop } from '../../../testing/printing.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { endItem } from '../items/item.service.ts'
import { sweepPrinting } from '../jobs/lapse.service.ts'
import { printingRoutes } from '../printing.routes.ts'

const shop = usePrintShop({ routes: printingRoutes })
const campus = () => shop().campus
const system = () => systemContext(campus().base)
const { ask, openRoom, queue, report, take, takeAndBegin } = printMachine(shop)

/** A print of six pages whose terminal fell silent after two of them, and an administrator. */
const lose = async () => {
  const room = await openRoom()
  const admin = await enter(campus(), { schoolId: room.student.schoolId, kind: 'teacher', roles: ['admin'] })
  const item = await shop().hold(room.student.person, { copies: 2, pagesPerCopy: 3 })
  await queue(room.student.person, item, room.terminal)
  const job = await takeAndBegin(room.token)
  await report(room.token, job.id, { state: 'printing', impressions: 2 })
  return {
    ...room,
    admin,
    item,
    job,
    resolve: (pagesOut: number) => ask(resolvePrintJob, { jobId: job.id, pagesOut, reason: '出纸盘有纸' }, admin),
  }
}

const fallSilent = async (minutes: number) => {
  campus().clock.advance(minutes * 60)
  await sweepPrinting(system())
  await hearTerminals(campus())
}

test('a print whose terminal stays away gets an unknown outcome, administrators are notified once, and it is not printed again', async () => {
  const { student, terminal, admin, item, job, token } = await lose()
  await fallSilent(15)
  assert.equal((await ask(printProgress, { id: job.id }, student)).data.state, 'printing')
  await fallSilent(2)
  await fallSilent(2)
  const unsure = (await ask(printProgress, { id: job.id }, { ...student, language: 'en_US' })).data
  assert.equal(unsure.state, 'unsure')
  assert.match(unsure.reason, /administrator/)
  assert.equal((await asker(campus().url)(messagesInGroup, { group: 'todo' }, admin)).data.rows.length, 1)
  await refuses(queue(student.person, item, terminal), 'being_printed')
  await refuses(endItem(system(), 'certificate', item.subjectId), 'being_printed')
  assert.equal(await take(token), null)
})

test('an administrator enters the pages in the tray, once, and the rest may be printed', async () => {
  const { student, terminal, admin, item, job, resolve, token } = await lose()
  assert.equal((await resolve(3)).error, 'print_not_unsure')
  await fallSilent(17)
  for (const pages of [1, 7]) assert.equal((await resolve(pages)).error, 'pages_wrong', `${pages} pages`)
  const front = asker(campus().url)
  const [reported] = (await front(messagesInGroup, { group: 'todo' }, admin)).data.rows
  const both = await Promise.all([resolve(4), resolve(4)])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'print_not_unsure'])
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.pagesLeft, 2)
  assert.deepEqual(await report(token, job.id, { state: 'printing', impressions: 5 }), { isCancelled: true })
  assert.equal((await queue(student.person, item, terminal)).pagesDue, 2)
  const entry = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', job.id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([entry.action, entry.actor_id], ['printing.settle', admin.person.id])
  assert.equal(await nothingToDo(campus().url, admin), 1)
  const { subject } = (await front(messageDetail, { id: reported?.id ?? '' }, admin)).data
  assert.deepEqual([subject?.tone, subject?.action?.address], ['good', `/pages/console/printing/jobs?id=${job.id}`])
})

test('when all pages are in the tray the print is done', async () => {
  const { student, item, resolve } = await lose()
  await fallSilent(17)
  assert.equal((await resolve(6)).code, 200)
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.state, 'printed')
})

test('a terminal that comes back before a decision reports the outcome itself', async () => {
  const { student, item, job, resolve, token } = await lose()
  await fallSilent(17)
  assert.deepEqual(
    (await ask(openJobs, {}, { token })).data.map(({ id, state }) => [id, state]),
    [[job.id, 'begun']],
  )
  await report(token, job.id, { state: 'done', impressions: 6 })
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.state, 'printed')
  assert.equal((await resolve(6)).error, 'print_not_unsure')
})

test('only administrators of the school decide; strangers find nothing', async () => {
  const { student, job } = await lose()
  await fallSilent(17)
  const given = { jobId: job.id, pagesOut: 3, reason: '看过了' }
  const staff = (roles: readonly Column<'person_role', 'role'>[], schoolId?: string) =>
    enter(campus(), { kind: 'teacher', roles, ...(schoolId ? { schoolId } : {}) })
  assert.equal((await ask(resolvePrintJob, given, await staff(['admin']))).error, 'not_found')
  assert.equal((await ask(resolvePrintJob, given, await staff(['manager'], student.schoolId))).error, 'forbidden')
  assert.equal((await ask(resolvePrintJob, given, student)).error, 'forbidden')
  const admin = await staff(['admin'], student.schoolId)
  assert.equal((await ask(resolvePrintJob, { ...given, jobId: randomUUID() }, admin)).error, 'not_found')
  assert.deepEqual(Object.keys((await ask(resolvePrintJob, { ...given, reason: '' }, admin)).fields ?? {}), ['reason'])
})

test('staff see the prints in their reach page by page, and nothing of what is on the paper', async () => {
  const { student, terminal } = await openRoom()
  const { sql } = campus().base
  const { schoolId } = student
  const unit = await makeUnit(sql, schoolId, { kind: 'class' })
  await sql.updateTable('person').set({ org_unit_id: unit }).where('id', '=', student.person.id).execute()
  const other = await enter(campus(), { schoolId })
  for (const person of [student.person, student.person, other.person]) await queue(person, await shop().hold(person), terminal)
  const staff = (...roles: readonly Column<'person_role', 'role'>[]) => enter(campus(), { schoolId, kind: 'teacher', roles })
  const [admin, auditor, manager, foreigner] = [await staff('admin'), await staff('auditor'), await staff('manager'), (await lose()).admin]
  await setReach(sql, manager.person.id, unit)
  const listFor = async (reader: { token: string }, given: object = {}) => (await ask(printJobs, given, reader)).data
  const first = await listFor(admin, { pageSize: 2 })
  assert.deepEqual([first.rows.length, first.total], [2, 3])
  const second = await listFor(admin, { pageSize: 2, cursor: first.nextCursor })
  assert.deepEqual([second.rows.length, second.nextCursor], [1, null])
  assert.equal(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size, 3)
  assert.deepEqual([(await listFor(auditor)).total, (await listFor(manager)).total, (await listFor(foreigner)).total], [3, 2, 1])
  assert.deepEqual([(await listFor(admin, { state: 'done' })).total, (await listFor(admin, { terminalId: terminal.id })).total], [0, 3])
  assert.ok(!JSON.stringify(first).includes('在读证明'))
  assert.equal((await ask(printJobs, {}, student)).error, 'forbidden')
})

test("a print is found by person, terminal and days in the school's time zone", async () => {
  const { student, terminal, job, admin } = await lose()
  const { schoolId } = student
  const namesake = await enter(campus(), { schoolId, name: '欧阳100%明' })
  const elsewhere = await openRoom()
  await queue(namesake.person, await shop().hold(namesake.person), terminal)
  await queue(elsewhere.student.person, await shop().hold(elsewhere.student.person), elsewhere.terminal)
  const found = async (given: object) => (await ask(printJobs, given, admin)).data.rows.map(({ personNumber }) => personNumber)
  const mine = [student.person.number]
  assert.deepEqual(await found({ words: student.person.number.slice(1) }), mine)
  assert.deepEqual(await found({ words: '100%明' }), [namesake.person.number])
  assert.deepEqual(await found({ words: '100_明' }), [])
  assert.deepEqual(await found({ words: elsewhere.student.person.number }), [])
  assert.deepEqual(await found({ id: job.id }), mine)
  assert.deepEqual(await found({ id: randomUUID() }), [])
  assert.deepEqual(await found({ terminalId: elsewhere.terminal.id }), [])
  // Half past midnight in Shanghai is still the day before in Greenwich.
  const { sql } = campus().base
  await sql.updateTable('print_job').set({ created_at: '2026-03-14T16:30:00Z' }).where('id', '=', job.id).execute()
  assert.deepEqual(await found({ from: '2026-03-15', until: '2026-03-15' }), mine)
  assert.deepEqual(await found({ until: '2026-03-14' }), [])
  assert.deepEqual(await found({ from: '2026-03-16' }), [namesake.person.number])
  for (const wrong of [{ from: '2026-02-30' }, { until: '9999-12-31' }, { words: 'x'.repeat(51) }])
    assert.deepEqual(Object.keys((await ask(printJobs, wrong, admin)).fields ?? {}), Object.keys(wrong))
})
