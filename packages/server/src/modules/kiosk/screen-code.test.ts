import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { beginVisit, orderInVisit, printInVisit, quoteInVisit, scanTerminal, showVisit, visit } from '@campus/contract/kiosk/visits.ts'
import { printHere, printItemCode, printProgress } from '@campus/contract/printing/items.ts'
import { enter } from '../../testing/enter.ts'
import { listen } from '../../testing/hear.ts'
import { printMachine } from '../../testing/print-machine.ts'
import { entrustCopies, hearTerminals, usePrintShop } from '../../testing/printing.ts'
import { enrolMachine, type GivenTerminal } from '../../testing/terminals.ts'
import { printingRoutes } from '../printing/printing.routes.ts'
import { kioskRoutes } from './kiosk.routes.ts'

const shop = usePrintShop({ routes: [...printingRoutes, ...kioskRoutes] })
const campus = () => shop().campus
const { ask, openRoom, report, takeAndBegin } = printMachine(shop)

/** A terminal whose screen shows its code. */
const openHall = async (given?: GivenTerminal) => {
  const room = await openRoom(given)
  const screen = { token: await enrolMachine(campus(), room.terminal.id, 'screen') }
  const show = async () => {
    const { id, qrAddress } = (await ask(showVisit, {}, screen)).data
    const secret = new URL(qrAddress.replace('/#/', '/')).searchParams.get('terminal')
    assert.ok(secret)
    return { id, secret }
  }
  return { ...room, screen, show }
}

test('a phone that scanned the screen sees which terminal it is, opens a visit, and the screen shows its owner', async () => {
  const { student, terminal, screen, show } = await openHall()
  const item = await shop().hold(student.person)
  const { id, secret } = await show()
  assert.equal((await ask(visit, { id }, screen)).data.state, 'shown')
  const seen = (await ask(scanTerminal, { code: secret }, student)).data
  assert.deepEqual([seen.terminal.id, seen.terminal.number, seen.items.map((one) => one.id)], [terminal.id, terminal.number, [item.id]])
  assert.equal((await ask(visit, { id }, screen)).data.state, 'shown')
  assert.equal((await ask(scanTerminal, { code: secret, decision: 'open' }, student)).code, 200)
  const opened = (await ask(visit, { id }, screen)).data
  assert.deepEqual([opened.state, opened.mayChoose, opened.items.map((one) => one.id)], ['open', true, [item.id]])
})

test('of two phones that open a visit concurrently one succeeds, and the other is refused', async () => {
  const { student, show } = await openHall()
  const other = await enter(campus(), { schoolId: student.schoolId })
  const { secret } = await show()
  const answers = await Promise.all([student, other].map((who) => ask(scanTerminal, { code: secret, decision: 'open' }, who)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'in').toSorted(), ['in', 'scan_code_taken'])
})

test('a print is made where the phone scanned, without a touch, and the screen follows it', async () => {
  const { student, screen, show, token } = await openHall()
  const item = await shop().hold(student.person)
  const { id, secret } = await show()
  const progress = (await ask(printHere, { itemId: item.id, terminalCode: secret }, student)).data
  assert.deepEqual((await ask(visit, { id }, screen)).data.job, progress)
  assert.equal((await ask(printHere, { itemId: item.id, terminalCode: secret }, student)).error, 'being_printed')
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 1 })
  assert.equal((await ask(printProgress, { id: progress.jobId }, student)).data.state, 'done')
  assert.equal((await ask(printHere, { itemId: item.id, terminalCode: secret }, student)).error, 'picked_up_already')
})

test('a print by phone shows nothing else of the person at the terminal', async () => {
  const { student, screen, show, token } = await openHall()
  const [item, other] = [await shop().hold(student.person, { pagesPerCopy: 2 }), await shop().hold(student.person)]
  const { id, secret } = await show()
  await ask(printHere, { itemId: item.id, terminalCode: secret }, student)
  const alone = (await ask(visit, { id }, screen)).data
  assert.deepEqual([alone.state, alone.personName, alone.mayChoose, alone.isByCode, alone.files], ['open', '', false, false, []])
  assert.deepEqual(
    alone.items.map(({ id, subjectId }) => [id, subjectId]),
    [[item.id, item.id]],
  )
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 1 })
  assert.equal((await ask(printInVisit, { id, itemId: other.id }, screen)).error, 'not_found')
  const choice = { id, fileId: randomUUID(), copies: 1, pages: '', attribute: 'bw_single' as const }
  assert.equal((await ask(quoteInVisit, choice, screen)).error, 'visit_over')
  assert.equal((await ask(orderInVisit, { ...choice, expectedTotal: 0, paysWithBeans: true }, screen)).error, 'visit_over')
  assert.equal((await ask(scanTerminal, { code: secret }, student)).code, 200)
  assert.equal((await ask(visit, { id }, screen)).data.mayChoose, false)
  assert.equal((await ask(printInVisit, { id, itemId: item.id }, screen)).data.pagesDue, 1)
})

test('a second print by phone replaces the first on the screen; an opened visit shows all', async () => {
  const { student, screen, show, token } = await openHall()
  const [first, second] = [await shop().hold(student.person, { pagesPerCopy: 2 }), await shop().hold(student.person)]
  const { id, secret } = await show()
  const shownItems = async () => (await ask(visit, { id }, screen)).data.items.map((item) => item.id)
  await ask(printHere, { itemId: first.id, terminalCode: secret }, student)
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 1 })
  const begun = (await ask(printHere, { itemId: second.id, terminalCode: secret }, student)).data
  assert.deepEqual([await shownItems(), (await ask(visit, { id }, screen)).data.job], [[second.id], begun])
  assert.equal((await ask(printInVisit, { id, itemId: first.id }, screen)).error, 'not_found')
  const ear = await listen(campus().url, screen.token)
  await ask(scanTerminal, { code: secret, decision: 'open' }, student)
  assert.deepEqual(await ear.next('visit', 0), { id, state: 'open' })
  ear.close()
  assert.deepEqual(await shownItems(), [second.id, first.id])
  await report(token, (await takeAndBegin(token)).id, { state: 'failed', impressions: 0 })
  await ask(printHere, { itemId: first.id, terminalCode: secret }, student)
  assert.equal((await ask(visit, { id }, screen)).data.mayChoose, true)
})

test('the phone sees for each item whether this terminal can print it, and what is missing', async () => {
  const { student, show } = await openHall({ abilities: ['certificate', 'document'] })
  const held = [
    await shop().hold(student.person, { attribute: 'co_single' }),
    await shop().hold(student.person, { kind: 'cloud' }),
    await shop().hold(student.person, { kind: 'cloud', attribute: 'co_double' }),
    await shop().hold(student.person, { kind: 'cloud', media: 'photo', attribute: 'co_single' }),
  ]
  const { items } = (await ask(scanTerminal, { code: (await show()).secret }, student)).data
  const standing = new Map(items.map(({ id, isPossible, lacks }) => [id, [isPossible, ...lacks]]))
  assert.deepEqual(
    held.map(({ id }) => standing.get(id)),
    [[true, 'colour'], [true], [false, 'duplex', 'colour'], [false, 'photo', 'colour']],
  )
})

test('a certificate with colours is printed in grey only after a confirmation, on the phone and at the screen', async () => {
  const { student, screen, show, token } = await openHall({ abilities: ['certificate'] })
  const item = await shop().hold(student.person, { pagesPerCopy: 2, attribute: 'co_single' })
  const { id, secret } = await show()
  assert.equal((await ask(printHere, { itemId: item.id, terminalCode: secret }, student)).error, 'only_grey_here')
  assert.equal((await ask(visit, { id }, screen)).data.state, 'shown')
  assert.equal((await ask(printHere, { itemId: item.id, terminalCode: secret, acceptsGrey: true }, student)).code, 200)
  const job = await takeAndBegin(token)
  assert.equal(job.isColour, false)
  await report(token, job.id, { state: 'failed', impressions: 1 })
  assert.equal((await ask(printInVisit, { id, itemId: item.id }, screen)).error, 'only_grey_here')
  assert.equal((await ask(printInVisit, { id, itemId: item.id, acceptsGrey: true }, screen)).code, 200)
})

test('what a friend is to fetch is named on the phone, and revoked only on explicit request', async () => {
  const { student, screen, show, token } = await openHall()
  const friend = await enter(campus(), { schoolId: student.schoolId, name: '周小文' })
  const item = await shop().hold(student.person, { copies: 2, pagesPerCopy: 3 })
  await entrustCopies(campus(), item, { owner: student.person, delegate: friend.person })
  const { id, secret } = await show()
  const seen = async () => {
    const [one] = (await ask(scanTerminal, { code: secret }, student)).data.items
    return [one?.copies, one?.copiesPrinted, one?.pagesLeft, one?.entrustedTo]
  }
  const entrustedTo = [{ name: '周**', copies: 1 }]
  assert.deepEqual(await seen(), [2, 0, 3, entrustedTo])
  const given = { itemId: item.id, terminalCode: secret }
  assert.equal((await ask(printHere, given, student)).data.pagesDue, 3)
  await report(token, (await takeAndBegin(token)).id, { state: 'done', impressions: 3 })
  assert.deepEqual(await seen(), [2, 1, 0, entrustedTo])
  assert.deepEqual((await ask(visit, { id }, screen)).data.items[0]?.entrustedTo, [{ name: '', copies: 1 }])
  assert.equal((await ask(printHere, given, student)).error, 'copies_entrusted')
  assert.equal((await ask(printInVisit, { id, itemId: item.id }, screen)).error, 'copies_entrusted')
  const both = await Promise.all([1, 2].map(() => ask(printHere, { ...given, takesEntrusted: true }, student)))
  assert.deepEqual(both.map(({ error, data }) => error ?? `${data.pagesDue} pages`).toSorted(), ['3 pages', 'being_printed'])
  assert.deepEqual(await seen(), [2, 1, 3, []])
})

test('sent twice with one key, it is printed once', async () => {
  const { student, show } = await openHall()
  const item = await shop().hold(student.person)
  const { secret } = await show()
  const options = { ...student, key: randomUUID() }
  const given = { itemId: item.id, terminalCode: secret }
  const [once, again] = [await ask(printHere, given, options), await ask(printHere, given, options)]
  assert.deepEqual(once.data, again.data)
})

test('a code on the screen is valid for a minute, longer while it is in use, but not without limit', async () => {
  const { student, show } = await openHall()
  const [unseen, looked] = [await show(), await show()]
  const look = async (secret: string) => (await ask(scanTerminal, { code: secret }, student)).error ?? 'seen'
  campus().clock.advance(55)
  await hearTerminals(campus())
  assert.equal(await look(looked.secret), 'seen')
  campus().clock.advance(10)
  assert.deepEqual([await look(unseen.secret), await look(looked.secret)], ['scan_code_expired', 'seen'])
  for (let minutes = 0; minutes < 4; minutes += 1) {
    campus().clock.advance(60)
    await hearTerminals(campus())
    await look(looked.secret)
  }
  assert.equal(await look(looked.secret), 'scan_code_expired')
  assert.equal((await ask(printHere, { itemId: randomUUID(), terminalCode: looked.secret }, student)).error, 'scan_code_expired')
})

test('opening a visit invalidates all codes shown there before', async () => {
  const { student, screen, show } = await openHall()
  const { secret } = await show()
  const item = await shop().hold(student.person)
  const { code } = (await ask(printItemCode, { itemId: item.id }, student)).data
  assert.equal((await ask(beginVisit, { code }, screen)).code, 200)
  assert.equal((await ask(scanTerminal, { code: secret }, student)).error, 'scan_code_expired')
})

test('a stranger’s school and a guessed code find nothing, and items of others are missing', async () => {
  const { student, show } = await openHall()
  const foreigner = await enter(campus())
  const { secret } = await show()
  assert.equal((await ask(scanTerminal, { code: secret }, foreigner)).error, 'scan_code_expired')
  assert.equal((await ask(scanTerminal, { code: 'x'.repeat(24) }, student)).error, 'scan_code_expired')
  const theirs = await shop().hold(foreigner.person)
  assert.equal((await ask(printHere, { itemId: theirs.id, terminalCode: secret }, student)).error, 'not_found')
})

test('the screen is notified by push of a new visit, and the printer of a waiting job', async () => {
  const { student, screen, show } = await openHall()
  const item = await shop().hold(student.person)
  const { id, secret } = await show()
  const ear = await listen(campus().url, screen.token)
  await ask(printHere, { itemId: item.id, terminalCode: secret }, student)
  assert.deepEqual(await ear.next('visit', 0), { id, state: 'open' })
  assert.equal(await ear.next('job', 0), null)
  ear.close()
})
