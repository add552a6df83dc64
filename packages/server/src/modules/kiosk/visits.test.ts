import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { beginVisit, endVisit, keepVisit, printInVisit, reverseScanCode, visit, visitSeconds } from '@campus/contract/kiosk/visits.ts'
import { pickUpProgress, printItemCode } from '@campus/contract/printing/items.ts'
import { takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { systemContext } from '../../context/context.ts'
import { runText } from '../../platform/db/sql.ts'
import { enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { printMachine } from '../../testing/print-machine.ts'
import { entrustCopies, hearTerminals, usePrintShop } from '../../testing/printing.ts'
import { enrolMachine, type GivenTerminal, makeTerminal } from '../../testing/terminals.ts'
import { endCodesOf } from '../printing/codes/code.service.ts'
import { printingRoutes } from '../printing/printing.routes.ts'
import { kioskRoutes } from './kiosk.routes.ts'
import { sweepVisits } from './sweep.service.ts'

const shop = usePrintShop({ routes: [...printingRoutes, ...kioskRoutes] })
const campus = () => shop().campus
const { ask, openRoom, report, takeAndBegin } = printMachine(shop)

/** A room whose terminal has a screen as well. */
const openHall = async (given?: GivenTerminal) => {
  const room = await openRoom(given)
  return { ...room, screen: { token: await enrolMachine(campus(), room.terminal.id, 'screen') } }
}

const codeFor = async (who: { token: string }, item: { id: string }) => (await ask(printItemCode, { itemId: item.id }, who)).data
const loginCodeOf = async (who: { token: string }) => (await ask(reverseScanCode, {}, who)).data.code
const visitsAt = (terminal: { id: string }) =>
  campus().base.sql.selectFrom('terminal_visit').where('terminal_id', '=', terminal.id).selectAll().orderBy('id').execute()

test('a pick-up code opens a visit that shows its one item without a name, prints it, and is used up with the last page', async () => {
  const { student, screen, token, terminal: place } = await openHall()
  const item = await shop().hold(student.person, { copies: 2 })
  await shop().hold(student.person)
  const { id: codeId, code, qrAddress } = await codeFor(student, item)
  const onPhone = async (who = student) => ask(pickUpProgress, { id: codeId }, who)
  assert.equal((await onPhone()).data, null)
  assert.equal((await onPhone(await enter(campus(), { schoolId: student.schoolId }))).error, 'not_found')
  const opened = (await ask(beginVisit, { code: code.replace(/(\d{4})(?=\d)/g, '$1 ') }, screen)).data
  assert.deepEqual([opened.state, opened.personName, opened.mayChoose, opened.files, opened.order], ['open', '', false, [], null])
  assert.deepEqual(
    opened.items.map(({ id, subjectId, ownerName }) => [id, subjectId, ownerName]),
    [[item.id, item.id, '']],
  )
  const printed = (await ask(printInVisit, { id: opened.id, itemId: item.id }, screen)).data
  assert.deepEqual([printed.state, printed.pagesDue], ['queued', 2])
  const job = await takeAndBegin(token)
  await report(token, job.id, { state: 'printing', impressions: 1 })
  assert.deepEqual((await ask(visit, { id: opened.id }, screen)).data.job, { ...printed, state: 'printing', pagesOut: 1 })
  const { terminal, ...half } = (await onPhone()).data ?? {}
  assert.deepEqual([half, terminal?.name], [{ ...printed, state: 'printing', pagesOut: 1 }, place.name])
  await report(token, job.id, { state: 'done', impressions: 2 })
  const end = (await ask(visit, { id: opened.id }, screen)).data
  assert.deepEqual([end.job?.state, end.items[0]?.state, (await onPhone()).data?.state], ['done', 'printed', 'done'])
  assert.equal((await ask(printInVisit, { id: opened.id, itemId: item.id }, screen)).error, 'picked_up_already')
  for (const text of [code, qrAddress]) assert.equal((await ask(beginVisit, { code: text }, screen)).error, 'pickup_code_expired')
})

test('a jam leaves the code alive for the missing pages, at another terminal as well', async () => {
  const { student, screen, token } = await openHall()
  const item = await shop().hold(student.person, { pagesPerCopy: 3 })
  const { qrAddress } = await codeFor(student, item)
  const first = (await ask(beginVisit, { code: qrAddress }, screen)).data
  await ask(printInVisit, { id: first.id, itemId: item.id }, screen)
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 1, reasons: ['media_jam'] })
  const jammed = (await ask(visit, { id: first.id }, { ...screen, language: 'en_US' })).data.job
  assert.deepEqual([jammed?.state, jammed?.reason], ['failed', 'Paper jam'])
  const other = await makeTerminal(campus().base, { id: student.schoolId })
  const otherScreen = { token: await enrolMachine(campus(), other.id, 'screen') }
  const otherPrinter = await enrolMachine(campus(), other.id, 'printer')
  const second = (await ask(beginVisit, { code: qrAddress }, otherScreen)).data
  assert.equal(second.items[0]?.pagesLeft, 2)
  assert.equal((await ask(printInVisit, { id: second.id, itemId: item.id }, otherScreen)).data.pagesDue, 2)
  const rest = await takeAndBegin(otherPrinter)
  assert.deepEqual(rest.pageRanges, [{ from: 2, to: 3 }])
})

test('one code at two terminals at once prints once', async () => {
  const { student, screen } = await openHall()
  const other = await makeTerminal(campus().base, { id: student.schoolId })
  const screens = [screen, { token: await enrolMachine(campus(), other.id, 'screen') }]
  const item = await shop().hold(student.person)
  const { code } = await codeFor(student, item)
  const visits = await Promise.all(screens.map(async (one) => ({ one, id: (await ask(beginVisit, { code }, one)).data.id })))
  const answers = await Promise.all(visits.map(({ one, id }) => ask(printInVisit, { id, itemId: item.id }, one)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'queued').toSorted(), ['being_printed', 'queued'])
})

test('the login code of a phone opens a visit for its owner, once: their items, their masked name', async () => {
  const { student, screen } = await openHall()
  const owner = await enter(campus(), { schoolId: student.schoolId, name: '王大华' })
  const [mine, theirs] = [await shop().hold(owner.person), await shop().hold(student.person)]
  await entrustCopies(campus(), theirs, { owner: student.person, delegate: owner.person })
  const code = await loginCodeOf(owner)
  const opened = (await ask(beginVisit, { code }, screen)).data
  assert.deepEqual([opened.personName, opened.mayChoose], ['王**', true])
  assert.deepEqual(new Set(opened.items.map(({ id }) => id)), new Set([mine.id, theirs.id]))
  assert.ok(!JSON.stringify(opened).includes(mine.subjectId))
  assert.equal((await ask(beginVisit, { code }, screen)).error, 'pickup_code_wrong')
  assert.equal((await ask(printInVisit, { id: opened.id, itemId: theirs.id }, screen)).code, 200)
})

test('a terminal greets its English readers by the spelling of the person, masked like the name', async () => {
  const { student, screen } = await openHall()
  const owner = await enter(campus(), { schoolId: student.schoolId, name: '王大华' })
  const opened = (await ask(beginVisit, { code: await loginCodeOf(owner) }, screen)).data
  const greeted = async (language: 'zh_CN' | 'en_US' | 'zh_TW') =>
    (await ask(visit, { id: opened.id }, { ...screen, language })).data.personName
  assert.equal(await greeted('en_US'), '王**', 'nobody wrote a spelling')
  await campus().base.sql.updateTable('person').set({ name_pinyin: 'Wang Dahua' }).where('id', '=', owner.person.id).execute()
  assert.deepEqual([await greeted('zh_CN'), await greeted('zh_TW'), await greeted('en_US')], ['王**', '王**', 'W*** D****'])
})

test('a login code of another school, of a disabled account or out of time opens nothing', async () => {
  const { student, screen } = await openHall()
  const [foreigner, disabled] = [await enter(campus()), await enter(campus(), { schoolId: student.schoolId })]
  assert.equal((await ask(beginVisit, { code: await loginCodeOf(foreigner) }, screen)).error, 'pickup_code_wrong')
  const code = await loginCodeOf(disabled)
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', disabled.person.id).execute()
  assert.equal((await ask(beginVisit, { code }, screen)).error, 'account_disabled')
  const late = await loginCodeOf(student)
  campus().clock.advance(61)
  await hearTerminals(campus())
  assert.equal((await ask(beginVisit, { code: late }, screen)).error, 'pickup_code_wrong')
})

test('a code of another school is wrong here, and one of yesterday is over', async () => {
  const [{ student, screen }, elsewhere] = [await openHall(), await openHall()]
  const { code } = await codeFor(student, await shop().hold(student.person))
  assert.equal((await ask(beginVisit, { code }, elsewhere.screen)).error, 'pickup_code_wrong')
  campus().clock.advance(24 * 3600 + 1)
  await hearTerminals(campus())
  assert.equal((await ask(beginVisit, { code }, screen)).error, 'pickup_code_expired')
})

test('guessed digits at a terminal are counted and blocked, right ones too, until the block ends; a QR is always checked', async () => {
  const { student, screen } = await openHall()
  const { code, qrAddress } = await codeFor(student, await shop().hold(student.person))
  for (let tries = 0; tries < 12; tries += 1)
    assert.equal((await ask(beginVisit, { code: qrAddress.replace(/.{4}$/, `${1000 + tries}`) }, screen)).error, 'pickup_code_wrong')
  const wrong = code.replace(/./, (figure) => String((Number(figure) + 1) % 10))
  const answers = []
  for (let tries = 0; tries < 11; tries += 1) answers.push((await ask(beginVisit, { code: wrong }, screen)).error)
  assert.deepEqual([answers.slice(0, 10).every((word) => word === 'pickup_code_wrong'), answers.at(10)], [true, 'typing_shut'])
  assert.equal((await ask(beginVisit, { code }, screen)).error, 'typing_shut')
  for (const shown of [qrAddress, await loginCodeOf(student)]) assert.equal((await ask(beginVisit, { code: shown }, screen)).code, 200)
  campus().clock.advance(601)
  await hearTerminals(campus())
  assert.equal((await ask(beginVisit, { code }, screen)).code, 200)
})

test('a visit ends by its time, by hand or by the next one, and then shows nothing', async () => {
  const { student, terminal, screen } = await openHall()
  await shop().hold(student.person)
  const come = async () => (await ask(beginVisit, { code: await loginCodeOf(student) }, screen)).data
  const forgotten = (data: Awaited<ReturnType<typeof come>>) => {
    assert.deepEqual([data.state, data.personName, data.items, data.files, data.job, data.order], ['over', '', [], [], null, null])
  }
  const first = await come()
  const second = await come()
  forgotten((await ask(visit, { id: first.id }, screen)).data)
  assert.equal((await ask(keepVisit, { id: first.id }, screen)).error, 'visit_over')
  const wait = async (seconds: number) => {
    campus().clock.advance(seconds)
    await hearTerminals(campus())
  }
  await wait(visitSeconds - 5)
  assert.equal((await ask(keepVisit, { id: second.id }, screen)).code, 200)
  await wait(visitSeconds - 5)
  assert.equal((await ask(visit, { id: second.id }, screen)).data.state, 'open')
  await wait(10)
  forgotten((await ask(visit, { id: second.id }, screen)).data)
  assert.equal((await ask(printInVisit, { id: second.id, itemId: randomUUID() }, screen)).error, 'visit_over')
  const third = await come()
  assert.deepEqual([(await ask(endVisit, { id: third.id }, screen)).code, (await ask(endVisit, { id: third.id }, screen)).code], [200, 200])
  forgotten((await ask(visit, { id: third.id }, screen)).data)
  await sweepVisits(systemContext(campus().base))
  assert.ok(
    (await visitsAt(terminal)).every(({ person_id, code_id, order_id, state }) => state === 'over' && !person_id && !code_id && !order_id),
  )
  campus().clock.advance(2 * 24 * 3600)
  await sweepVisits(systemContext(campus().base))
  assert.deepEqual(await visitsAt(terminal), [])
})

test('a print that comes out extends its visit, a stopped one does not', async () => {
  const { student, screen, token } = await openHall()
  const item = await shop().hold(student.person, { pagesPerCopy: 2 })
  const { id } = (await ask(beginVisit, { code: (await codeFor(student, item)).code }, screen)).data
  await ask(printInVisit, { id, itemId: item.id }, screen)
  const job = await takeAndBegin(token)
  campus().clock.advance(visitSeconds + 30)
  await sweepVisits(systemContext(campus().base))
  assert.equal((await ask(visit, { id }, screen)).data.state, 'open')
  await report(token, job.id, { state: 'stopped', impressions: 1, reasons: ['media_empty'] })
  assert.equal((await ask(visit, { id }, screen)).data.state, 'over')
})

test('ending a visit before the printer starts prints nothing, and the same code prints it later', async () => {
  const { student, screen, token } = await openHall()
  const item = await shop().hold(student.person)
  const { code } = await codeFor(student, item)
  const first = (await ask(beginVisit, { code }, screen)).data
  await ask(printInVisit, { id: first.id, itemId: item.id }, screen)
  assert.equal((await ask(endVisit, { id: first.id }, screen)).code, 200)
  assert.equal((await ask(takeJob, {}, { token })).data, null)
  const second = (await ask(beginVisit, { code }, screen)).data
  assert.equal((await ask(printInVisit, { id: second.id, itemId: item.id }, screen)).data.state, 'queued')
  const job = await takeAndBegin(token)
  await ask(endVisit, { id: second.id }, screen)
  assert.equal((await report(token, job.id, { state: 'done', impressions: 1 })).isCancelled, false)
})

const areWaiting = async (count: number) => {
  const { rows } = await runText(
    campus().base.sql,
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length >= count || undefined
}

test('ending a visit during a print leaves no paper behind', async () => {
  const { student, screen, token } = await openHall()
  const item = await shop().hold(student.person)
  const { code } = await codeFor(student, item)
  const { id } = (await ask(beginVisit, { code }, screen)).data
  const { printing, leaving } = await campus()
    .base.sql.transaction()
    .execute(async (sql) => {
      await sql.selectFrom('print_item').where('id', '=', item.id).select('id').forUpdate().execute()
      const printing = ask(printInVisit, { id, itemId: item.id }, screen)
      await eventually(() => areWaiting(1))
      const leaving = ask(endVisit, { id }, screen)
      await eventually(() => areWaiting(2))
      return { printing, leaving }
    })
  assert.deepEqual([(await printing).code, (await leaving).code], [200, 200])
  assert.equal((await ask(takeJob, {}, { token })).data, null)
})

test('of two concurrent visits at one terminal one is opened', async () => {
  const { student, terminal, screen } = await openHall()
  const codes = await Promise.all(Array.from({ length: 4 }, () => loginCodeOf(student)))
  const answers = await Promise.all(codes.map((code) => ask(beginVisit, { code }, screen)))
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200, 200, 200],
  )
  assert.equal((await visitsAt(terminal)).filter(({ state }) => state === 'open').length, 1)
})

test('a screen sees its own visits alone, a printer none, and a visit prints nothing that is not its own', async () => {
  const [{ student, screen, token }, elsewhere] = [await openHall(), await openHall()]
  const [item, other] = [await shop().hold(student.person), await shop().hold(elsewhere.student.person)]
  const byCode = (await ask(beginVisit, { code: (await codeFor(student, item)).code }, screen)).data
  const second = await shop().hold(student.person)
  assert.equal((await ask(printInVisit, { id: byCode.id, itemId: second.id }, screen)).error, 'not_found')
  for (const call of [visit, keepVisit, endVisit] as const) {
    assert.equal((await ask(call, { id: byCode.id }, elsewhere.screen)).error, 'not_found')
    assert.equal((await ask(call, { id: byCode.id }, { token })).error, 'forbidden')
    assert.equal((await ask(call, { id: byCode.id }, student)).error, 'forbidden')
  }
  const byName = (await ask(beginVisit, { code: await loginCodeOf(student) }, screen)).data
  assert.equal((await ask(printInVisit, { id: byName.id, itemId: other.id }, screen)).error, 'not_found')
})

test('a code that was revoked during its visit prints nothing more', async () => {
  const { student, screen } = await openHall()
  const delegate = await enter(campus(), { schoolId: student.schoolId })
  const item = await shop().hold(student.person)
  await entrustCopies(campus(), item, { owner: student.person, delegate: delegate.person })
  const { id } = (await ask(beginVisit, { code: (await codeFor(delegate, item)).code }, screen)).data
  const ended = { state: 'cancelled', ending: 'withdrawn', ended_at: campus().clock.now() } as const
  await campus().base.sql.updateTable('entrustment').set(ended).where('item_id', '=', item.id).execute()
  await endCodesOf(systemContext(campus().base), { itemId: item.id, personId: delegate.person.id })
  assert.equal((await ask(printInVisit, { id, itemId: item.id }, screen)).error, 'visit_over')
  assert.deepEqual((await ask(visit, { id }, screen)).data.items, [])
})

test('a terminal that is closed or lost opens no visit', async () => {
  const { student, screen } = await openHall({ isInUse: false })
  const { code } = await codeFor(student, await shop().hold(student.person))
  assert.equal((await ask(beginVisit, { code }, screen)).error, 'terminal_unavailable')
  assert.deepEqual(Object.keys((await ask(beginVisit, { code: '1' }, screen)).fields ?? {}), ['code'])
})
