import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallShape } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { beginVisit } from '@campus/contract/kiosk/visits.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { jobFile, openJobs, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { schoolTerminal, terminalEvents } from '@campus/contract/terminals/console.ts'
import { heartbeat, lostAfterSeconds, terminalSelf } from '@campus/contract/terminals/machine.ts'
import { needsNonce } from '@campus/contract/terminals/nonce.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePrintJob } from '../../../testing/print-jobs.ts'
import { enrolMachine, makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** A part that sends heartbeats on request, and remembers its nonce. */
const makePart = async (terminalId: string, part: 'screen' | 'printer') => {
  const token = await enrolMachine(campus(), terminalId, part)
  let nonce: string | null = null
  const beat = async () => {
    nonce = (await ask(heartbeat, { beat: nonce, version: '1', printer: null }, { token })).data.beat
    return nonce
  }
  return { token, beat }
}

/** A school with a terminal that works and has a job to print. */
const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId })
  const [screen, printer] = [await makePart(terminal.id, 'screen'), await makePart(terminal.id, 'printer')]
  for (const part of [screen, printer]) await part.beat()
  const jobId = await makePrintJob(campus().base, {
    terminalId: terminal.id,
    schoolId: admin.schoolId,
    personId: admin.person.id,
    state: 'queued',
  })
  const look = async () => (await ask(schoolTerminal, { id: terminal.id }, admin)).data
  const wrongWords = async () =>
    (await ask(terminalEvents, { terminalId: terminal.id }, admin)).data.rows.filter(({ kind }) => kind === 'word_wrong')
  const reported = async () => (await ask(ownMessages, {}, admin)).data.rows.map(({ title }) => title)
  return { admin, terminal, screen, printer, jobId, look, wrongWords, reported }
}

/** What a call that needs a word answers to a credential with another one, or with none. */
const knock = async (call: CallShape, token: string, nonce: string | null) => {
  const given = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, '00000000-0000-7000-8000-000000000000']))
  return Envelope.parse(await (await fetchCall(campus().url, call, given, { token, nonce })).json()).error
}

test('a copied credential without its nonce is useless, and its use is recorded; the terminal keeps working', async () => {
  const { terminal, screen, printer, jobId, look, wrongWords, reported } = await openSchool()
  for (const [part, { token }] of Object.entries({ screen, printer }))
    for (const call of calls.filter((one) => needsNonce(one) && (one.part ?? part) === part))
      for (const nonce of [null, '', 'made-up', 'x'.repeat(5000)])
        assert.equal(await knock(call, token, nonce), 'beat_needed', `${part} at ${call.path}`)
  const file = await fetchCall(campus().url, jobFile, { id: jobId }, { token: printer.token, nonce: null })
  assert.equal(Envelope.parse(await file.json()).error, 'beat_needed')

  assert.deepEqual((await wrongWords()).map(({ note }) => note).toSorted(), ['printer, 127.0.0.1', 'screen, 127.0.0.1'])
  const copied = `${terminal.name}：凭据可能被复制`
  assert.deepEqual(await reported(), [copied, copied])
  const { state, credentials } = await look()
  assert.deepEqual([state, ...credentials.map((one) => one.state)], ['normal', 'valid', 'valid'])
  assert.equal((await ask(takeJob, {}, printer)).data?.id, jobId)
  assert.equal((await ask(beginVisit, { code: '000000000000' }, screen)).error, 'pickup_code_wrong')
})

test('a flood of requests without the nonce is one line in the history in ten minutes, and one message a day', async () => {
  const { printer, wrongWords, reported } = await openSchool()
  const flood = () => Promise.all(Array.from({ length: 8 }, () => ask(takeJob, {}, { ...printer, nonce: null })))
  assert.ok((await flood()).every(({ error }) => error === 'beat_needed'))
  assert.deepEqual([(await wrongWords()).length, (await reported()).length], [1, 1])
  campus().clock.advance(601)
  await flood()
  assert.deepEqual([(await wrongWords()).length, (await reported()).length], [2, 1])
})

test('one delayed request is recorded, without a notification', async () => {
  const { printer, wrongWords, reported } = await openSchool()
  const late = await printer.beat()
  for (let times = 0; times < 2; times += 1) await printer.beat()
  assert.equal((await ask(takeJob, {}, { ...printer, nonce: late })).error, 'beat_needed')
  assert.deepEqual([(await wrongWords()).length, await reported()], [1, []])
})

test('requests in flight during a nonce change succeed, and a nonce copied with the credential expires two heartbeats later', async () => {
  const { printer, jobId, wrongWords } = await openSchool()
  const copied = await printer.beat()
  const thief = { ...printer, nonce: copied }
  const [during] = await Promise.all([ask(openJobs, {}, thief), printer.beat()])
  assert.equal(during.code, 200)
  assert.equal((await ask(openJobs, {}, thief)).code, 200)
  await printer.beat()
  assert.equal((await ask(takeJob, {}, thief)).error, 'beat_needed')
  assert.equal((await wrongWords()).length, 1)
  assert.equal((await ask(takeJob, {}, printer)).data?.id, jobId)
})

test('a heartbeat is the only way to a nonce, and that of a thief revokes the credential for both', async () => {
  const { printer, look } = await openSchool()
  await printer.beat()
  const thief = await ask(heartbeat, { beat: null, version: '1', printer: null }, printer)
  assert.equal(thief.error, 'credential_doubled')
  assert.equal((await ask(takeJob, {}, printer)).error, 'login_required')
  assert.equal((await look()).credentials.find(({ part }) => part === 'printer')?.state, 'doubled')
})

test('a terminal that was unreachable has to send a heartbeat first, and is not treated as a thief', async () => {
  const { screen, printer, wrongWords } = await openSchool()
  const nonce = await screen.beat()
  campus().clock.advance(lostAfterSeconds + 1)
  await printer.beat()
  assert.equal((await ask(terminalSelf, {}, { ...screen, nonce })).error, 'beat_needed')
  await screen.beat()
  assert.equal((await ask(terminalSelf, {}, { ...screen, nonce })).code, 200)
  assert.deepEqual(await wrongWords(), [])
})

test('the nonce of one part is invalid for the other, nor for another terminal', async () => {
  const [mine, other] = [await openSchool(), await openSchool()]
  const nonce = await mine.screen.beat()
  for (const { token } of [mine.printer, other.screen, other.printer])
    assert.equal((await ask(terminalSelf, {}, { token, nonce })).error, 'beat_needed')
})
