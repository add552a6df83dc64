import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { beginVisit, reverseScan, showVisit, visit } from '@campus/contract/kiosk/visits.ts'
import { printHere, printItemCode, printProgress } from '@campus/contract/printing/items.ts'
import { goods } from '../../handovers.ts'
import { enter } from '../../testing/enter.ts'
import { hear } from '../../testing/hear.ts'
import { printMachine } from '../../testing/print-machine.ts'
import { hearTerminals, usePrintShop } from '../../testing/printing.ts'
import { enrolMachine } from '../../testing/terminals.ts'
import { printingRoutes } from '../printing/printing.routes.ts'
import { kioskRoutes } from './kiosk.routes.ts'

const shop = usePrintShop((seams) => [...printingRoutes(seams), ...kioskRoutes(goods, seams)])
const campus = () => shop().campus
const { ask, openRoom, report, takeAndBegin } = printMachine(shop)

/** A terminal whose screen shows its code. */
const openHall = async () => {
  const room = await openRoom()
  const screen = { token: await enrolMachine(campus(), room.terminal.id, 'screen') }
  const show = async () => {
    const { id, qrAddress } = (await ask(showVisit, {}, screen)).data
    const secret = new URL(qrAddress.replace('/#/', '/')).searchParams.get('terminal')
    assert.ok(secret)
    return { id, secret }
  }
  return { ...room, screen, show }
}

test('a phone that scanned the screen sees which terminal it is, comes in, and the screen shows whose it is', async () => {
  const { student, terminal, screen, show } = await openHall()
  const item = await shop().hold(student.person)
  const { id, secret } = await show()
  assert.equal((await ask(visit, { id }, screen)).data.state, 'shown')
  const seen = (await ask(reverseScan, { code: secret }, student)).data
  assert.deepEqual([seen.terminal.id, seen.terminal.number, seen.items.map((one) => one.id)], [terminal.id, terminal.number, [item.id]])
  assert.equal((await ask(visit, { id }, screen)).data.state, 'shown')
  assert.equal((await ask(reverseScan, { code: secret, decision: 'open' }, student)).code, 200)
  const opened = (await ask(visit, { id }, screen)).data
  assert.deepEqual([opened.state, opened.mayChoose, opened.items.map((one) => one.id)], ['open', true, [item.id]])
})

test('of two phones that come in at once one does, and the other hears that it is taken', async () => {
  const { student, show } = await openHall()
  const other = await enter(campus(), { schoolId: student.schoolId })
  const { secret } = await show()
  const answers = await Promise.all([student, other].map((who) => ask(reverseScan, { code: secret, decision: 'open' }, who)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'in').toSorted(), ['in', 'scan_code_taken'])
})

test('a print comes out where the phone scanned, without a touch, and the screen follows it', async () => {
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

test('said twice with one key, it is printed once', async () => {
  const { student, show } = await openHall()
  const item = await shop().hold(student.person)
  const { secret } = await show()
  const options = { ...student, key: randomUUID() }
  const given = { itemId: item.id, terminalCode: secret }
  const [once, again] = [await ask(printHere, given, options), await ask(printHere, given, options)]
  assert.deepEqual(once.data, again.data)
})

test('a code on the screen holds a minute, longer for whoever looks, and never for ever', async () => {
  const { student, show } = await openHall()
  const [unseen, looked] = [await show(), await show()]
  const look = async (secret: string) => (await ask(reverseScan, { code: secret }, student)).error ?? 'seen'
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

test('when somebody comes in, every code that was shown there before is over', async () => {
  const { student, screen, show } = await openHall()
  const { secret } = await show()
  const item = await shop().hold(student.person)
  const { code } = (await ask(printItemCode, { itemId: item.id }, student)).data
  assert.equal((await ask(beginVisit, { code }, screen)).code, 200)
  assert.equal((await ask(reverseScan, { code: secret }, student)).error, 'scan_code_expired')
})

test('a stranger’s school and a guessed code find nothing, and strangers’ things are missing', async () => {
  const { student, show } = await openHall()
  const foreigner = await enter(campus())
  const { secret } = await show()
  assert.equal((await ask(reverseScan, { code: secret }, foreigner)).error, 'scan_code_expired')
  assert.equal((await ask(reverseScan, { code: 'x'.repeat(24) }, student)).error, 'scan_code_expired')
  const theirs = await shop().hold(foreigner.person)
  assert.equal((await ask(printHere, { itemId: theirs.id, terminalCode: secret }, student)).error, 'not_found')
})

test('the screen hears by push that somebody came in, and the printer that a job waits', async () => {
  const { student, screen, show } = await openHall()
  const item = await shop().hold(student.person)
  const { id, secret } = await show()
  const ear = await hear(campus().url, screen.token)
  await ask(printHere, { itemId: item.id, terminalCode: secret }, student)
  assert.deepEqual(await ear.next('visit', 0), { id, state: 'open' })
  assert.equal(await ear.next('job', 0), null)
  ear.close()
})
