import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { schoolTree } from '@campus/contract/school/schools.ts'
import { revokeCredential, schoolTerminal, terminalEvents } from '@campus/contract/terminals/console.ts'
import { heartbeat, lostAfterSeconds, terminalSelf } from '@campus/contract/terminals/machine.ts'
import { nonceNeededCode } from '@campus/contract/terminals/nonce.ts'
import { WebSocket } from 'ws'
import { push } from '../context/push.ts'
import { asker } from '../testing/ask.ts'
import { enter } from '../testing/enter.ts'
import { listen } from '../testing/hear.ts'
import { enrolMachine, makeTerminal } from '../testing/terminals.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId })
  return { admin, terminal, token: await enrolMachine(campus(), terminal.id, 'screen') }
}

const revokeAll = async ({ admin, terminal }: Awaited<ReturnType<typeof openSchool>>) => {
  for (const { id } of (await ask(schoolTerminal, { id: terminal.id }, admin)).data.credentials)
    await ask(revokeCredential, { credentialId: id }, admin)
}

/** How the server ends the socket of somebody whom it rejects. */
const refusedWith = (token: string, beat?: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`${campus().url.replace('http', 'ws')}/ws`)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token, beat })))
    socket.on('close', resolve)
    socket.on('error', reject)
  })

test('a machine reaches what is made for machines and what is public, and people never reach the former', async () => {
  const { token, admin, terminal } = await openSchool()
  assert.equal((await ask(terminalSelf, {}, { token })).data.id, terminal.id)
  assert.equal((await ask(schoolTree, {}, { token })).code, 200)
  assert.equal((await ask(ownInfo, {}, { token })).error, 'forbidden')
  assert.equal((await ask(schoolTerminal, { id: terminal.id }, { token })).error, 'forbidden')
  assert.equal((await ask(terminalSelf, {}, admin)).error, 'forbidden')
})

test('a revoked or invented credential, or one sent with a remembered device, is rejected', async () => {
  const opened = await openSchool()
  await revokeAll(opened)
  for (const token of [opened.token, 'terminal-', `terminal-${'A'.repeat(43)}`]) {
    const answer = await ask(terminalSelf, {}, { token })
    assert.deepEqual([answer.error, answer.result], ['login_required', 'login'])
    assert.equal((await ask(ownInfo, {}, { token, remember: 'anything' })).error, 'login_required')
  }
})

test('two copies of one credential on two machines: a nonce reused by either revokes both, over HTTP and on the socket', async () => {
  const { token } = await openSchool()
  const app = await listen(campus().url, token)
  const beat = (nonce: string | null) => ask(heartbeat, { beat: nonce, version: '1', printer: null }, { token })
  const copied = (await beat(null)).data.beat
  const own = (await beat(copied)).data.beat
  assert.equal((await beat(copied)).code, 200)
  assert.equal((await beat(own)).error, 'credential_doubled')
  assert.equal((await ask(terminalSelf, {}, { token })).error, 'login_required')
  assert.equal(await app.end(), 4401)
})

test('a screen receives the events of its own terminal and none of people or other terminals', async () => {
  const [mine, other] = [await openSchool(), await openSchool()]
  const app = await listen(campus().url, mine.token)
  const { sql } = campus().base
  await push(sql, { to: `terminal:${other.terminal.id}`, topic: 'job', data: 'theirs' })
  await push(sql, { to: `person:${mine.admin.person.id}`, topic: 'job', data: 'a person’s' })
  await push(sql, { to: `terminal:${mine.terminal.id}`, topic: 'job', data: 'mine' })
  assert.equal(await app.next('job', 0), 'mine')
  assert.equal(app.of('job').length, 1)
  app.close()
})

test('the socket of a machine ends with its credential, and a machine without one is rejected', async () => {
  const opened = await openSchool()
  const [app, person] = [await listen(campus().url, opened.token), await listen(campus().url, opened.admin.token)]
  await revokeAll(opened)
  assert.equal(await app.end(), 4401)
  await push(campus().base.sql, { to: `person:${opened.admin.person.id}`, topic: 'still', data: 1 })
  assert.equal(await person.next('still', 0), 1)
  person.close()
  assert.equal(await refusedWith(opened.token), 4401)
})

const beat = async (token: string, nonce: string | null) =>
  (await ask(heartbeat, { beat: nonce, version: '1', printer: null }, { token })).data.beat

test('a machine without its nonce receives no push, and this is recorded', async () => {
  const { admin, terminal, token } = await openSchool()
  await beat(token, null)
  for (const nonce of [undefined, '', 'made-up']) assert.equal(await refusedWith(token, nonce), nonceNeededCode)
  const { rows } = (await ask(terminalEvents, { terminalId: terminal.id }, admin)).data
  assert.equal(rows.filter(({ kind }) => kind === 'word_wrong').length, 1)
})

test('a machine keeps receiving while it sends its new nonces; a copy without them is disconnected before the next event', async () => {
  const [{ token, terminal }, other] = [await openSchool(), await openSchool()]
  const { sql } = campus().base
  const pushTo = (data: number) => push(sql, { to: `terminal:${terminal.id}`, topic: 'job', data })
  const copied = await beat(token, null)
  const [own, copy] = [await listen(campus().url, token), await listen(campus().url, token)]
  await pushTo(1)
  assert.deepEqual([await own.next('job', 0), await copy.next('job', 0)], [1, 1])

  campus().clock.advance(lostAfterSeconds - 5)
  const second = await beat(token, copied)
  own.say(second)
  await pushTo(2)
  assert.deepEqual([await own.next('job', 1), await copy.next('job', 1)], [2, 2])
  campus().clock.advance(10)
  own.say(await beat(token, second))
  await pushTo(3)
  assert.equal(await own.next('job', 2), 3)
  assert.equal(await copy.end(), nonceNeededCode)
  assert.deepEqual(copy.of('job'), [1, 2])

  own.say(await beat(other.token, null))
  assert.equal(await own.end(), nonceNeededCode)
})

test('a socket cannot be kept alive with the credential of another machine', async () => {
  const [mine, other] = [await openSchool(), await openSchool()]
  const app = await listen(campus().url, mine.token)
  app.say(await beat(other.token, null), other.token)
  assert.equal(await app.end(), 4401)
})
