import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { endOtherDevices } from '@campus/contract/account/devices.ts'
import { loginByTicket } from '@campus/contract/account/login.ts'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { WebSocket } from 'ws'
import { asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { testPassword } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const showCode = async () => {
  const { url } = campus()
  const ask = asker(url)
  const { data: page } = await ask(beginPcLogin, {}, { headers: { 'user-agent': windows } })
  const phone = (token: string) => ({
    scan: () => ask(scanPcLogin, { code: page.code }, { token, language: 'en_US' }),
    decide: (decision: 'confirm' | 'refuse') => ask(confirmPcLogin, { code: page.code, decision }, { token }),
  })
  const watch = async () => (await ask(watchPcLogin, { id: page.id, pageSecret: page.pageSecret })).data
  return { ask, page, phone, watch }
}

const listen = async (test: TestContext, hello: object) => {
  const socket = new WebSocket(`${campus().url.replace('http', 'ws')}/ws`)
  test.after(() => socket.terminate())
  const heard: unknown[] = []
  let closed: number | undefined
  socket.on('message', (message: Buffer) => heard.push(JSON.parse(message.toString())))
  socket.on('close', (code) => {
    closed = code
  })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch_pc_login', ...hello })))
  return {
    received: (count: number) => eventually(() => (heard.length >= count ? heard : undefined)),
    closing: () => eventually(() => closed),
  }
}

test('the phone scans, sees where the code is shown, confirms, and the PC is logged in, notified over the socket', async (t) => {
  const { token, person } = await enter(campus())
  const { ask, page, phone, watch } = await showCode()
  assert.equal(page.url, `${campus().url}/#/pages/sys/msg/scanLogin?code=${page.code}`)
  const { received } = await listen(t, { id: page.id, pageSecret: page.pageSecret })
  await received(1)

  const { data: seen } = await phone(token).scan()
  assert.deepEqual(
    { deviceName: seen.deviceName, network: seen.network, purpose: seen.purpose },
    { deviceName: 'Chrome · Windows', network: '127.0.0.1', purpose: 'Log in to Campus on a computer' },
  )
  assert.equal((await phone(token).decide('confirm')).code, 200)
  const state = (state: string) => ({ topic: 'pc_login', data: { state } })
  assert.deepEqual(await received(3), [{ topic: 'ready', data: null }, state('scanned'), state('confirmed')])

  const { ticket } = await watch()
  assert.ok(ticket)
  const entered = await ask(loginByTicket, { id: ticket })
  assert.equal(entered.user?.uid, person.id)
  assert.equal((await ask(ownInfo, {}, { token: entered.token })).data.number, person.number)
  assert.equal((await ask(loginByTicket, { id: ticket })).error, 'ticket_invalid')
})

test('without a socket the page polls, and gets the ticket exactly once', async () => {
  const { token } = await enter(campus())
  const { phone, watch } = await showCode()
  assert.deepEqual(await watch(), { state: 'shown', ticket: null })
  await phone(token).scan()
  assert.deepEqual(await watch(), { state: 'scanned', ticket: null })
  await phone(token).decide('confirm')
  const answers = await Promise.all([watch(), watch(), watch()])
  assert.deepEqual([...new Set(answers.map(({ state }) => state))], ['confirmed'])
  assert.equal(answers.filter(({ ticket }) => ticket !== null).length, 1)
  assert.deepEqual(await watch(), { state: 'confirmed', ticket: null })
})

test('who refuses on the phone leaves the PC outside', async () => {
  const { token } = await enter(campus())
  const { phone, watch } = await showCode()
  await phone(token).scan()
  assert.equal((await phone(token).decide('refuse')).code, 200)
  assert.deepEqual(await watch(), { state: 'refused', ticket: null })
  assert.equal((await phone(token).decide('confirm')).error, 'scan_code_expired')
  assert.deepEqual(await watch(), { state: 'refused', ticket: null })
})

test('confirming twice at once is one confirmation', async () => {
  const { token } = await enter(campus())
  const { page, phone, watch } = await showCode()
  await phone(token).scan()
  const both = await Promise.all([phone(token).decide('confirm'), phone(token).decide('confirm')])
  assert.deepEqual(
    both.map(({ code }) => code),
    [200, 200],
  )
  assert.ok((await watch()).ticket)
  const { sql } = campus().base
  const evidence = await sql.selectFrom('audit_entry').where('subject_id', '=', page.id).select('action').execute()
  assert.deepEqual(evidence, [{ action: 'account.pc_login_confirmed' }])
})

test('of two people who scan one code at once only one has it', async () => {
  const [one, other] = [await enter(campus()), await enter(campus())]
  const { phone, watch } = await showCode()
  const scans = await Promise.all([phone(one.token).scan(), phone(other.token).scan()])
  assert.deepEqual(scans.map(({ error }) => error ?? 'mine').toSorted(), ['mine', 'scan_code_taken'])
  const loser = scans[0]?.error ? one : other
  assert.equal((await phone(loser.token).decide('confirm')).error, 'scan_code_taken')
  assert.deepEqual(await watch(), { state: 'scanned', ticket: null })
})

test('a code lives a minute, and so does each step after it', async () => {
  const { clock } = campus()
  const { token } = await enter(campus())
  const unseen = await showCode()
  clock.advance(61)
  assert.deepEqual(await unseen.watch(), { state: 'expired', ticket: null })
  assert.equal((await unseen.phone(token).scan()).error, 'scan_code_expired')

  const undecided = await showCode()
  await undecided.phone(token).scan()
  clock.advance(61)
  assert.equal((await undecided.phone(token).decide('confirm')).error, 'scan_code_expired')
  assert.deepEqual(await undecided.watch(), { state: 'expired', ticket: null })

  const unfetched = await showCode()
  await unfetched.phone(token).scan()
  await unfetched.phone(token).decide('confirm')
  clock.advance(61)
  assert.deepEqual(await unfetched.watch(), { state: 'expired', ticket: null })
})

test('a code cannot be confirmed before it is scanned, and an invented one is like an expired one', async () => {
  const { token } = await enter(campus())
  const { ask, phone } = await showCode()
  assert.equal((await phone(token).decide('confirm')).error, 'scan_code_expired')
  assert.equal((await ask(scanPcLogin, { code: 'x'.repeat(43) }, { token })).error, 'scan_code_expired')
  assert.equal((await ask(scanPcLogin, { code: 'short' }, { token })).error, 'bad_input')
})

test('a photographed code without the secret of the page reveals nothing', async (t) => {
  const { ask, page } = await showCode()
  const wrong = 'w'.repeat(43)
  assert.equal((await ask(watchPcLogin, { id: page.id, pageSecret: wrong })).error, 'not_found')
  assert.equal((await ask(watchPcLogin, { id: page.id, pageSecret: page.code })).error, 'not_found')
  assert.equal((await ask(watchPcLogin, { id: randomUUID(), pageSecret: page.pageSecret })).error, 'not_found')
  const { closing } = await listen(t, { id: page.id, pageSecret: wrong })
  assert.equal(await closing(), 4401)
})

test('a disabled person who confirmed a moment ago does not get in', async () => {
  const { token, person } = await enter(campus())
  const { ask, phone, watch } = await showCode()
  await phone(token).scan()
  await phone(token).decide('confirm')
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', person.id).execute()
  const { ticket } = await watch()
  assert.equal((await ask(loginByTicket, { id: ticket ?? '' })).error, 'account_disabled')
})

const newPassword = 'copper bridge 91'

for (const [what, act] of [
  [
    'the password was changed',
    (token: string) =>
      asker(campus().url)(changeOwnPassword, { oldPassword: testPassword, password: newPassword, confirmation: newPassword }, { token }),
  ],
  ['all other devices were ended', (token: string) => asker(campus().url)(endOtherDevices, {}, { token })],
] as const)
  test(`a login confirmed by a stolen session is void after ${what}, whether or not its page had fetched the ticket`, async () => {
    const owner = await enter(campus())
    const stolen = await openUnproved(campus(), { schoolId: owner.schoolId, personId: owner.person.id })
    const [fetched, late] = [await showCode(), await showCode()]
    for (const { phone } of [fetched, late]) {
      await phone(stolen.token).scan()
      assert.equal((await phone(stolen.token).decide('confirm')).code, 200)
    }
    const { ticket } = await fetched.watch()
    assert.ok(ticket)
    assert.equal((await act(owner.token)).code, 200)
    assert.equal((await fetched.ask(loginByTicket, { id: ticket })).error, 'ticket_invalid')
    assert.deepEqual(await late.watch(), { state: 'refused', ticket: null })
  })
