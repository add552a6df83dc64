import assert from 'node:assert/strict'
import { test } from 'node:test'
import { server } from '@campus/client/calls/transport.ts'
import { Refusal } from '@campus/client/failures.ts'
import { showVisit } from '@campus/contract/kiosk/visits.ts'
import { terminalEvents } from '@campus/contract/terminals/console.ts'
import { terminalSelf } from '@campus/contract/terminals/machine.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { useTestCampus as openCampus } from '@campus/server/testing/test-campus.ts'
import { readCredential, takeCredential, wasShut } from './credential.ts'
import { renewNonce } from './heartbeat.ts'
import { send } from './send.ts'
import { sendWithCredential } from './send-with-credential.ts'

const campus = openCampus()

/** The storage of a browser, which outlives its pages. */
const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
})

/** A browser that has just become the screen of a terminal. */
const openScreen = async () => {
  server.base = campus().url
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId })
  takeCredential(await enrolMachine(campus(), terminal.id, 'screen'))
  const suspicions = async () =>
    (await asker(campus().url)(terminalEvents, {}, admin)).data.rows.filter(({ kind }) => kind === 'word_wrong').length
  return { terminal, suspicions }
}

const nonceNow = () => readCredential()?.beat ?? null

test('a screen beats before it asks for anything, once for all that it asks at once, and its nonce outlives the page', async () => {
  const { terminal, suspicions } = await openScreen()
  const [self] = await Promise.all([send(terminalSelf, {}), send(showVisit, {}), send(terminalSelf, {})])
  assert.equal(self.id, terminal.id)
  const nonce = nonceNow()
  assert.ok(nonce)
  assert.match(kept.get('campus.terminal') ?? '', new RegExp(nonce))
  await send(terminalSelf, {})
  assert.deepEqual([nonceNow(), await suspicions()], [nonce, 0])
})

test('a screen whose nonce is over beats once and goes on with what somebody wanted', async () => {
  const { suspicions } = await openScreen()
  await send(terminalSelf, {})
  const before = nonceNow()
  campus().clock.advance(60)
  await Promise.all([send(terminalSelf, {}), send(terminalSelf, {})])
  const after = nonceNow()
  assert.notEqual(after, before)
  await send(terminalSelf, {})
  assert.deepEqual([nonceNow(), await suspicions()], [after, 0])
})

test('what was under way while the nonce changed goes through, and what was too late is refused alone', async () => {
  await openScreen()
  await send(terminalSelf, {})
  const credential = readCredential()
  await renewNonce(nonceNow())
  await sendWithCredential(terminalSelf, {}, { credential })
  await renewNonce(nonceNow())
  await assert.rejects(
    sendWithCredential(terminalSelf, {}, { credential }),
    (error) => error instanceof Refusal && error.code === 'beat_needed',
  )
  await send(terminalSelf, {})
})

test('a screen whose credential was used elsewhere forgets it', async () => {
  await openScreen()
  await send(terminalSelf, {})
  const { token = '', beat = null } = readCredential() ?? {}
  const elsewhere = { token, beat }
  await renewNonce(beat)
  await renewNonce(nonceNow())
  kept.set('campus.terminal', JSON.stringify(elsewhere))
  await assert.rejects(send(terminalSelf, {}), (error) => error instanceof Refusal && error.code === 'credential_doubled')
  assert.deepEqual([readCredential(), wasShut()], [undefined, true])
})
