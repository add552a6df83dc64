import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printJobs } from '@campus/contract/printing/console.ts'
import { ownPrintItem, printItemCode, printProgress } from '@campus/contract/printing/items.ts'
import { jobFile } from '@campus/contract/printing/machine-jobs.ts'
import { systemContext } from '../../../context/context.ts'
import type { Refusal } from '../../../platform/refuse.ts'
import { fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { printMachine, refuses } from '../../../testing/print-machine.ts'
import { entrustCopies, hearTerminals, printedPdf, usePrintShop } from '../../../testing/printing.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { endCodesOf } from '../codes/code.service.ts'
import { itemOf } from '../items/item.service.ts'
import { printingRoutes } from '../printing.routes.ts'
import { exportTerminalPrints } from './export.service.ts'
import { sweepPrinting } from './lapse.service.ts'

const shop = usePrintShop({ routes: printingRoutes })
const campus = () => shop().campus
const system = () => systemContext(campus().base)
const { ask, begin, openRoom, queue, report, take, takeAndBegin } = printMachine(shop)

test('a print is taken, begun and counted page by page; the owner sees the progress and the code is used up with the last page', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person, { copies: 2, pagesPerCopy: 2, attribute: 'co_single' })
  await ask(printItemCode, { itemId: item.id }, student)
  const { jobId } = await queue(student.person, item, terminal)
  const job = await take(token)
  assert.ok(job)
  assert.deepEqual(
    [job.id, job.name, job.copies, job.pageRanges, job.impressions, job.isColour, job.isDuplex, job.state],
    [jobId, `campus-${jobId}`, 2, [{ from: 1, to: 2 }], 4, true, false, 'taken'],
  )
  const file = await fetchCall(shop().url, jobFile, { id: job.id }, { token })
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), printedPdf)
  await begin(token, job.id)
  await report(token, job.id, { state: 'printing', impressions: 3 })
  const half = (await ask(printProgress, { id: jobId }, student)).data
  assert.deepEqual([half.state, half.pagesOut, half.pagesDue], ['printing', 3, 4])
  const shown = (await ask(ownPrintItem, { id: item.id }, student)).data
  assert.deepEqual([shown.state, shown.copiesPrinted, shown.pagesLeft], ['printing', 1, 1])
  assert.equal((await ask(printItemCode, { itemId: item.id }, student)).code, 200)
  await report(token, job.id, { state: 'done', impressions: 4 })
  assert.equal((await ask(printProgress, { id: jobId }, student)).data.state, 'done')
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.state, 'printed')
  assert.equal((await ask(printItemCode, { itemId: item.id }, student)).error, 'picked_up_already')
  const codes = await campus().base.sql.selectFrom('pick_up_code').where('item_id', '=', item.id).selectAll().orderBy('id').execute()
  assert.deepEqual(
    codes.map(({ used_at, encrypted }) => [used_at !== null, encrypted]),
    [[true, null]],
  )
  const [exported] = await exportTerminalPrints(system(), student.person.id)
  assert.deepEqual([exported?.title, exported?.terminal, exported?.pages], ['在读证明', terminal.name, 4])
  const out = shop().out.filter(({ subjectId }) => subjectId === item.subjectId)
  assert.deepEqual(
    out.map(({ pagesOut, newCopies, isAll }) => [pagesOut, newCopies, isAll]),
    [
      [3, 1, false],
      [4, 1, true],
    ],
  )
  const { id: terminalId, name } = terminal
  const came = { place: { terminalId, name, nameEn: `${name} en`, nameTw: `${name} tw` }, personId: student.person.id }
  assert.deepEqual(
    out.map(({ place, personId }) => ({ place, personId })),
    [came, came],
  )
})

test('a jam half-way leaves the missing pages and the code; then the rest of the broken copy is printed, and the whole ones after it', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person, { copies: 3, pagesPerCopy: 3, pageRanges: '2-3,7' })
  await ask(printItemCode, { itemId: item.id }, student)
  const first = await queue(student.person, item, terminal)
  const jammed = await takeAndBegin(token)
  await report(token, jammed.id, { state: 'stopped', impressions: 2, reasons: ['media_jam'] })
  const stopped = (await ask(printProgress, { id: first.jobId }, { ...student, language: 'en_US' })).data
  assert.deepEqual([stopped.state, stopped.reason], ['stopped', 'Paper jam'])
  await report(token, jammed.id, { state: 'failed', impressions: 2, reasons: ['media_jam'] })
  assert.equal((await ask(printProgress, { id: first.jobId }, student)).data.state, 'failed')
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.pagesLeft, 7)
  const code = () => campus().base.sql.selectFrom('pick_up_code').where('item_id', '=', item.id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([(await code()).used_at, (await code()).ended_at], [null, null])

  const again = await queue(student.person, item, terminal)
  assert.deepEqual([again.pagesOut, again.pagesDue], [0, 7])
  const rest = await takeAndBegin(token)
  assert.deepEqual([rest.copies, rest.pageRanges, rest.impressions], [1, [{ from: 7, to: 7 }], 1])
  await report(token, rest.id, { state: 'done', impressions: 1 })
  assert.equal((await code()).used_at, null)
  assert.deepEqual((await ask(printProgress, { id: again.jobId }, student)).data, { ...again, state: 'queued', pagesOut: 1 })
  const whole = await takeAndBegin(token)
  assert.deepEqual(
    [whole.copies, whole.pageRanges, whole.impressions],
    [
      2,
      [
        { from: 2, to: 3 },
        { from: 7, to: 7 },
      ],
      6,
    ],
  )
  await report(token, whole.id, { state: 'done', impressions: 6 })
  const end = (await ask(printProgress, { id: again.jobId }, student)).data
  assert.deepEqual([end.state, end.pagesOut, end.pagesDue], ['done', 7, 7])
  assert.notEqual((await code()).used_at, null)
  assert.deepEqual(await itemOf(system(), 'certificate', item.subjectId), {
    id: item.id,
    state: 'printed',
    copies: 3,
    pagesOut: 9,
    copiesOut: 3,
  })
})

test('two terminals that print the same item concurrently get one job between them', async () => {
  const { student, terminal } = await openRoom()
  const other = await makeTerminal(campus().base, { id: student.schoolId })
  const item = await shop().hold(student.person)
  const both = await Promise.allSettled([queue(student.person, item, terminal), queue(student.person, item, other)])
  const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []))
  assert.deepEqual(
    lost.map(({ code: word }) => word),
    ['being_printed'],
  )
  assert.equal((await campus().base.sql.selectFrom('print_job').where('item_id', '=', item.id).select('id').execute()).length, 1)
})

test('an item waiting in one queue may be printed at another terminal; a started one may not', async () => {
  const { student, terminal, token } = await openRoom()
  const other = await makeTerminal(campus().base, { id: student.schoolId })
  const [item, begun] = [await shop().hold(student.person), await shop().hold(student.person)]
  const left = await queue(student.person, item, terminal)
  campus().clock.advance(61)
  await hearTerminals(campus())
  await queue(student.person, item, other)
  assert.equal((await ask(printProgress, { id: left.jobId }, student)).data.state, 'failed')
  assert.equal(await take(token), null)
  await queue(student.person, begun, terminal)
  await takeAndBegin(token)
  campus().clock.advance(3600)
  await hearTerminals(campus())
  await refuses(queue(student.person, begun, other), 'being_printed')
})

test('a job is not printed long after its visitor has left', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person)
  const { jobId } = await queue(student.person, item, terminal)
  campus().clock.advance(31 * 60)
  assert.equal(await take(token), null)
  await sweepPrinting(system())
  assert.equal((await ask(printProgress, { id: jobId }, student)).data.state, 'failed')
  assert.equal((await ask(ownPrintItem, { id: item.id }, student)).data.state, 'waiting')
})

test('where there is no colour a certificate is printed in grey after consent, and the log records it; an uploaded file needs what was paid for', async () => {
  const { student, terminal, token } = await openRoom({ abilities: ['certificate', 'document'] })
  const certificate = await shop().hold(student.person, { attribute: 'co_single' })
  await refuses(queue(student.person, certificate, terminal), 'only_grey_here')
  await queue(student.person, certificate, terminal, { acceptsGrey: true })
  const grey = await takeAndBegin(token)
  assert.equal(grey.isColour, false)
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const { rows } = (await ask(printJobs, { terminalId: terminal.id }, admin)).data
  assert.deepEqual(
    rows.map(({ attribute }) => attribute),
    ['bw_single'],
  )
  await report(token, grey.id, { state: 'done', impressions: 1 })
  for (const given of [{ attribute: 'co_single' }, { attribute: 'bw_double' }, { media: 'photo' }] as const) {
    const item = await shop().hold(student.person, { kind: 'cloud', ...given })
    await refuses(queue(student.person, item, terminal, { acceptsGrey: true }), 'terminal_cannot')
  }
  await queue(student.person, await shop().hold(student.person, { kind: 'cloud' }), terminal)
})

test('a terminal that is lost, closed or of another school prints nothing', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person)
  const absent = await makeTerminal(campus().base, { id: student.schoolId }, { printer: 'absent' })
  await refuses(queue(student.person, item, absent), 'terminal_unavailable')
  await refuses(queue(student.person, item, (await openRoom()).terminal), 'not_found')
  await queue(student.person, item, terminal)
  await campus().base.sql.updateTable('terminal').set({ is_in_use: false }).where('id', '=', terminal.id).execute()
  assert.equal(await take(token), null)
})

test('a delegate gets their copies and no more, the owner the others, and never both at once', async () => {
  const { student, terminal, token } = await openRoom()
  const delegate = await enter(campus(), { schoolId: student.schoolId })
  const item = await shop().hold(student.person, { copies: 3, pagesPerCopy: 2 })
  const entrustmentId = await entrustCopies(campus(), item, { owner: student.person, delegate: delegate.person, copies: 1 })
  await ask(printItemCode, { itemId: item.id }, student)
  const owned = await queue(student.person, item, terminal)
  assert.equal(owned.pagesDue, 4)
  await refuses(queue(delegate.person, item, terminal), 'being_printed')
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 4 })
  await ask(printItemCode, { itemId: item.id }, delegate)
  const fetched = await queue(delegate.person, item, terminal)
  assert.equal(fetched.pagesDue, 2)
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 2 })
  assert.deepEqual(
    shop().fetched.filter((one) => one.entrustmentId === entrustmentId),
    [{ entrustmentId, newCopies: 1, terminalId: terminal.id }],
  )
  await refuses(queue(delegate.person, item, terminal), 'picked_up_already')
  const codes = await campus().base.sql.selectFrom('pick_up_code').where('item_id', '=', item.id).selectAll().execute()
  assert.deepEqual(
    codes.map(({ used_at }) => used_at !== null),
    [true, true],
  )
})

test('an owner who revokes an entrustment gets all copies after a jam as well; the delegate gets nothing more', async () => {
  const { student, terminal, token } = await openRoom()
  const friend = await enter(campus(), { schoolId: student.schoolId })
  const item = await shop().hold(student.person, { copies: 2, pagesPerCopy: 2 })
  await entrustCopies(campus(), item, { owner: student.person, delegate: friend.person, copies: 2 })
  assert.equal((await ask(printItemCode, { itemId: item.id }, student)).code, 200)
  await refuses(queue(student.person, item, terminal), 'copies_entrusted')
  await queue(friend.person, item, terminal)
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 1 })
  assert.equal((await queue(student.person, item, terminal, { takesEntrusted: true })).pagesDue, 3)
  await refuses(queue(friend.person, item, terminal), 'not_found')
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 1 })
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 1 })
  assert.equal((await queue(student.person, item, terminal)).pagesDue, 1)
})

test('a print on both sides shows the number of sheets, after a jam as well', async () => {
  const { student, terminal, token } = await openRoom()
  const item = await shop().hold(student.person, { copies: 3, pagesPerCopy: 5, attribute: 'bw_double' })
  const first = await queue(student.person, item, terminal)
  assert.deepEqual([first.pagesDue, first.sheetsDue], [15, 9])
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 2 })
  const rest = await queue(student.person, item, terminal)
  assert.deepEqual([rest.pagesDue, rest.sheetsDue], [13, 8])
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 3 })
  const whole = (await ask(printProgress, { id: rest.jobId }, student)).data
  assert.deepEqual([whole.pagesDue, whole.sheetsDue], [13, 8])
})

test('when a delegate is dismissed, their queued jobs are cancelled and a print in progress finishes', async () => {
  const { student, terminal, token } = await openRoom()
  const delegate = await enter(campus(), { schoolId: student.schoolId })
  const dismiss = async (item: { id: string }) => {
    const ended = { state: 'cancelled', ending: 'withdrawn', ended_at: campus().clock.now() } as const
    await campus().base.sql.updateTable('entrustment').set(ended).where('item_id', '=', item.id).execute()
    await endCodesOf(system(), { itemId: item.id, personId: delegate.person.id })
  }
  const [queued, printing] = [await shop().hold(student.person), await shop().hold(student.person)]
  for (const item of [queued, printing]) await entrustCopies(campus(), item, { owner: student.person, delegate: delegate.person })
  await queue(delegate.person, queued, terminal)
  await dismiss(queued)
  assert.equal(await take(token), null)
  await refuses(queue(delegate.person, queued, terminal), 'not_found')
  await queue(delegate.person, printing, terminal)
  const job = await takeAndBegin(token)
  await dismiss(printing)
  await report(token, job.id, { state: 'done', impressions: 1 })
  assert.equal((await itemOf(system(), 'certificate', printing.subjectId))?.state, 'printed')
})
