import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { systemContext } from '@campus/server/context/context.ts'
import { listOwn as listAppraisals } from '@campus/server/modules/appraisal/campaigns/own-campaign.service.ts'
import { readResults } from '@campus/server/modules/appraisal/results/result.service.ts'
import { listRollCalls, openRoll, readRollCall } from '@campus/server/modules/attendance/rolls/roll-call.service.ts'
import { list as listFiles, sendContent } from '@campus/server/modules/cloudprint/files/print-file.service.ts'
import { list as listTasks } from '@campus/server/modules/cloudprint/orders/print-task.service.ts'
import { list as listEntrustments } from '@campus/server/modules/entrust/entrustments/own-entrustment.service.ts'
import { listOwn as listItems } from '@campus/server/modules/printing/items/item.service.ts'
import { listCases } from '@campus/server/modules/terminals/console/fault-case.service.ts'
import { readLive } from '@campus/server/modules/terminals/console/live.service.ts'
import { readStatistics } from '@campus/server/modules/terminals/console/statistics.service.ts'
import { listOwn as listReports } from '@campus/server/modules/terminals/faults/report.service.ts'
import { proveLedger } from '@campus/server/modules/wallet/books/proof.service.ts'
import { runText } from '@campus/server/platform/db/sql.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { actingAs } from './acting.ts'
import { fillAnimals } from './animalplan/fill-animals.ts'
import { ballotTexts } from './appraisal/appraisal-texts.ts'
import { fillAppraisals } from './appraisal/fill-appraisals.ts'
import { testFilledApprovals } from './approval/filled-approvals.ts'
import { testFilledDeliveries } from './approval/filled-deliveries.ts'
import { testFilledMatters } from './approval/filled-matters.ts'
import { issueDemoDocuments } from './documents/issue-documents.ts'
import { fillDemoSchool } from './fill.ts'
import { judgeDemoPhotos } from './identity/judge-again.ts'
import { fillPastTrade } from './orders/fill-past-trade.ts'
import { fillTrade } from './orders/fill-trade.ts'
import { personId } from './people/person-rows.ts'
import { fillOwnPrints } from './printing/fill-own-prints.ts'
import { fillPastPrints } from './printing/fill-past-prints.ts'
import { demoLibraryFiles } from './printing/library.ts'
import { ownFiles } from './printing/own-files.ts'
import { pastDays } from './printing/past-prints.ts'
import { terminalId } from './printing/terminal-rows.ts'
import { testReachOfReads } from './reach-of-reads.ts'
import { demoLessons } from './schedule/lesson-now.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })

test("the demo's student has documents in every state, and each once however often the demo starts", async () => {
  const { base } = campus()
  await fillDemoSchool({ sql: base.sql, secretBox: base.services.secretBox, blobs: base.services.blobs }, new Date())
  const states = async () => {
    const rows = await base.sql.selectFrom('issued_document').where('holder_id', '=', personId('100001')).select('state').execute()
    return rows.map(({ state }) => state).sort()
  }
  await issueDemoDocuments(base)
  assert.deepEqual(await states(), ['issued', 'issued', 'issued', 'revoked', 'superseded'])
  await issueDemoDocuments(base)
  assert.equal((await states()).length, 5)
})

test('visitors who begin a lesson at once begin one, and its roll can be called', async () => {
  const { base } = campus()
  const lessons = demoLessons(base)
  await Promise.all([lessons.begin(), lessons.begin()])
  const lesson = await lessons.find()
  assert.ok(lesson)
  const ctx = actingAs(systemContext(base), 'T0001', ['teacher'])
  await openRoll(ctx, { lessonId: lesson.id })
  assert.ok((await readRollCall(ctx, { lessonId: lesson.id })).people.some(({ number }) => number === lesson.student.account))
  const { rows } = await listRollCalls(ctx, { whose: 'mine' })
  assert.equal(
    rows.filter(
      (row) =>
        row.lesson.id !== lesson.id &&
        row.lesson.startsAt < lesson.endsAt.toISOString() &&
        row.lesson.endsAt > lesson.startsAt.toISOString(),
    ).length,
    0,
  )
})

test('a photo that could not be judged is tried again, and does not stay so', async () => {
  const { base } = campus()
  const inError = async () => (await base.sql.selectFrom('photo').where('state', '=', 'error').select('id').execute()).length
  assert.equal(await inError(), 1)
  await judgeDemoPhotos(base)
  await eventually(async () => (await inError()) === 0 || undefined)
})

testFilledApprovals(() => campus().base)
testFilledDeliveries(() => campus().base)

test('the demo has plans for animals in every state, and its funds show what they hold and spent', async () => {
  const { base } = campus()
  await fillAnimals(base)
  await fillAnimals(base)
  const plans = await base.sql.selectFrom('animal_plan').select(['state', 'amount']).orderBy('state').execute()
  assert.deepEqual(
    plans.map(({ state }) => state),
    ['draft', 'passed', 'refused', 'submitted', 'submitted'],
  )
  const funds = await base.sql.selectFrom('animal_fund').select(['held', 'spent']).orderBy('code').execute()
  assert.ok(funds.every(({ held }) => held > 0) && funds.some(({ spent }) => spent > 0), JSON.stringify(funds))
})

test("the demo's student can take part in a campaign, and her teacher has the results of the last one", async () => {
  const { base } = campus()
  await fillAppraisals(base)
  await fillAppraisals(base)
  const student = actingAs(systemContext(base), '100001')
  const isOpen = async () => (await listAppraisals(student)).find(({ phase }) => phase === 'open')
  const { sections } = await eventually(isOpen)
  assert.ok(sections.length >= 2)
  const [result, ...others] = await readResults(actingAs(systemContext(base), 'T0001', ['teacher']), {})
  assert.deepEqual([result?.withheld, result?.texts.length, others.length], [null, ballotTexts.shown.length, 0])
  assert.ok(result?.questions.every(({ mean }) => mean !== null && mean >= 3))
})

test('people of the demo have applied, bought and put aside, each once however often the demo starts', async () => {
  const { base } = campus()
  const look = async () => {
    const applications = await base.sql.selectFrom('application').select('state').execute()
    const cart = await base.sql.selectFrom('cart_item').select('id').execute()
    const orders = await base.sql.selectFrom('purchase_order').where('paid_at', 'is not', null).select('total').execute()
    return { states: applications.map(({ state }) => state).sort(), cart: cart.length, paid: orders.map(({ total }) => total) }
  }
  await fillTrade(base)
  const filled = await look()
  assert.deepEqual(filled.states, [
    'normal',
    'normal',
    'normal',
    'pending_approval',
    'pending_approval',
    'pending_approval',
    'pending_approval',
    'rejected',
    'rejected',
    'rejected',
    'rejected',
  ])
  assert.deepEqual([filled.cart, filled.paid], [3, [500, 0, 0]])
  await fillTrade(base)
  assert.deepEqual(await look(), filled)
  assert.deepEqual((await proveLedger(base.sql)).findings, [])
})

testFilledMatters(() => campus().base)

test('the demo has months of payments, withdrawals, comparisons, checks and appeals, each once', async () => {
  const { base } = campus()
  const look = async () => {
    const { rows } = await runText(
      base.sql,
      `select (select count(distinct created_at::date) from payment)::int as days,
              (select array_agg(state order by state) from withdrawal) as ends,
              (select count(*) from reconciliation)::int as nights,
              (select array_agg(state order by state) from pay_grievance) as appeals,
              (select count(distinct verdict) from verification)::int as verdicts,
              (select count(*) from profile_correction where state = 'pending')::int as waiting,
              (select count(*) from person_import)::int as imports`,
    )
    return rows[0]
  }
  await fillPastTrade(base)
  const filled = await look()
  const { days, verdicts, ...rest } = filled as { readonly days: number; readonly verdicts: number }
  assert.ok(days >= 20 && verdicts >= 2, JSON.stringify(filled))
  const appeals = ['pending', 'pending', 'refused', 'settled', 'withdrawn']
  assert.deepEqual(rest, { ends: ['cancelled', 'done', 'done', 'done', 'failed'], nights: 89, appeals, waiting: 3, imports: 8 })
  await fillPastTrade(base)
  assert.deepEqual(await look(), filled)
  assert.deepEqual((await proveLedger(base.sql)).findings, [])
})

const asDemo = (number: string, roles: Parameters<typeof actingAs>[2] = ['student']) =>
  actingAs(systemContext(campus().base), number, roles)

test('students of the demo have printed from a shared library on each of the last days, and the ledger still balances', async () => {
  const { base } = campus()
  const look = async () => {
    const files = await base.sql.selectFrom('library_file').select(['state', 'printed', 'collected']).execute()
    const { days } = await readStatistics(asDemo('T0003', ['admin']), { days: 30 })
    return { files, days: days.filter(({ pages }) => pages > 0) }
  }
  await Promise.all([fillPastPrints(base), fillPastPrints(base)])
  const filled = await look()
  assert.equal(filled.files.filter(({ state }) => state === 'waiting').length, 1)
  assert.equal(filled.files.length, demoLibraryFiles.length)
  assert.ok(filled.files.some(({ printed, collected }) => printed > 0 && collected > 0))
  assert.equal(filled.days.length, pastDays)
  await fillPastPrints(base)
  assert.deepEqual(await look(), filled)
  assert.deepEqual((await proveLedger(base.sql)).findings, [])
})

test("the demo's student has files, a print of each state and paper to fetch for another, each once however often the demo starts", async () => {
  const { base } = campus()
  const own = asDemo('100001')
  const page = { pageNum: 1, pageSize: 20 }
  const look = async () => ({
    files: (await listFiles(own, page)).rows.filter(({ state, pages }) => state === 'ready' && pages !== null).map(({ name }) => name),
    tasks: (await listTasks(own, page)).rows.map(({ state, place, refundAmount }) => [state, place?.nameEn ?? null, refundAmount]),
    entrusted: (await listEntrustments(own, page)).rows.map(({ part, state, isAccepted }) => [part, state, isAccepted]),
    items: (await listItems(own, page)).rows.filter(({ kind }) => kind === 'cloud').map(({ part, copiesPrinted }) => [part, copiesPrinted]),
  })
  await fillOwnPrints(base)
  const filled = await look()
  assert.deepEqual(
    filled.files.filter((name) => name.endsWith('.pdf')),
    ownFiles.map(({ name }) => `${name}.pdf`).toReversed(),
  )
  assert.deepEqual(filled.tasks, [
    ['to_print', null, 0],
    ['refunded', null, 40],
    ['printed', 'Library terminal', 0],
  ])
  assert.deepEqual(filled.entrusted, [
    ['delegate', 'in_progress', true],
    ['owner', 'in_progress', false],
  ])
  assert.deepEqual(filled.items, [
    ['delegate', 0],
    ['owner', 0],
  ])
  await fillOwnPrints(base)
  assert.deepEqual(await look(), filled)
  assert.deepEqual((await proveLedger(base.sql)).findings, [])
})

test('its files are pages that a printer takes', async () => {
  const own = asDemo('100001')
  for (const { id } of (await listFiles(own, { pageNum: 1, pageSize: 20 })).rows) {
    const answer = await sendContent(own, { id })
    assert.ok('content' in answer && answer.content instanceof Readable)
    const counted = await own.services.pageCounter.count(await buffer(answer.content), 100)
    assert.equal(counted.kind, 'pages')
  }
})

test('its terminals have a past: what was mended and in which time, and one that two have reported', async () => {
  const administrator = asDemo('T0003', ['admin'])
  assert.ok(((await readStatistics(administrator, { days: 30 })).meanMinutes ?? 0) > 10)
  const open = await listCases(administrator, { pageNum: 1, pageSize: 20, state: 'untreated' })
  assert.deepEqual(
    open.rows.map(({ terminal, reports }) => [terminal.number, reports]),
    [['ZD-04', 2]],
  )
  const library = await readLive(administrator, { id: terminalId('ZD-01') })
  assert.ok(library.repair.faults >= 2 && (library.repair.availablePercent ?? 0) > 99, JSON.stringify(library.repair))
  const reported = await listReports(asDemo('100001'), { pageNum: 1, pageSize: 20 })
  assert.deepEqual(
    reported.rows.map(({ state, handler }) => [state, handler !== '']),
    [
      ['untreated', false],
      ['processed', true],
    ],
  )
})

testReachOfReads(campus)
