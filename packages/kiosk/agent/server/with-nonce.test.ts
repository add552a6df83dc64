import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { Refusal } from '@campus/client/failures.ts'
import { jobFile, openJobs, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { terminalEvents } from '@campus/contract/terminals/console.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { openLine } from '../testing/line.ts'
import { openScratchHeartbeat } from '../testing/scratch-heartbeat.ts'
import { ServerAway } from './failures.ts'
import { withNonce } from './with-nonce.ts'

const campus = useTestCampus()
const nowhere = '00000000-0000-7000-8000-000000000000'

/** The program beside a printer, newly enrolled, that beats only where a call needs it. */
const openProgram = async (t: TestContext) => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId })
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const line = await openLine(t, campus().url)
  const { server, heartbeat } = openScratchHeartbeat(t, line.url, token, new AbortController().signal)
  const nonces: string[] = []
  heartbeat.onNonce((nonce) => nonces.push(nonce))
  const suspicions = async () =>
    (await asker(campus().url)(terminalEvents, {}, admin)).data.rows.filter(({ kind }) => kind === 'word_wrong').length
  return { line, server, heartbeat, nonces, suspicions, program: withNonce(server, heartbeat) }
}

const isRefused = (nonce: string) => (error: unknown) => error instanceof Refusal && error.code === nonce

test('a terminal says that it lives before it asks for anything, once for all that it asks at once', async (t) => {
  const { program, nonces, suspicions } = await openProgram(t)
  await Promise.all([program.ask(takeJob, {}), program.ask(openJobs, {}), program.ask(openJobs, {})])
  await assert.rejects(program.download(jobFile, { id: nowhere }, 'nowhere.pdf'), isRefused('job_gone'))
  assert.equal(nonces.length, 1)
  assert.equal(await suspicions(), 0)
})

test('a terminal that was silent too long beats once and goes on with what it was about', async (t) => {
  const { program, nonces, suspicions } = await openProgram(t)
  await program.ask(openJobs, {})
  campus().clock.advance(60)
  await Promise.all([program.ask(takeJob, {}), program.ask(openJobs, {})])
  await assert.rejects(program.download(jobFile, { id: nowhere }, 'nowhere.pdf'), isRefused('job_gone'))
  assert.equal(nonces.length, 2)
  assert.equal(await suspicions(), 0)
})

test('a call whose nonce changed twice on its way is said again with the newest, without another beat', async (t) => {
  const { server, heartbeat, nonces } = await openProgram(t)
  const old = await heartbeat.nonce()
  await heartbeat.renew(await heartbeat.renew(old))
  const delayed = withNonce(server, { nonce: async () => old, renew: heartbeat.renew })
  assert.deepEqual(await delayed.ask(openJobs, {}), [])
  assert.equal(nonces.length, 3)
})

test('a call that is refused again is not tried for ever', async (t) => {
  const { server } = await openProgram(t)
  let renewals = 0
  const wrong = withNonce(server, {
    nonce: async () => 'made-up',
    renew: async () => {
      renewals += 1
      return 'made-up-too'
    },
  })
  await assert.rejects(wrong.ask(takeJob, {}), isRefused('beat_needed'))
  assert.equal(renewals, 1)
})

test('a heartbeat whose answer was lost has changed the nonce, and the one before it is still good, for calls and for the next beat', async (t) => {
  const { line, program, heartbeat, nonces } = await openProgram(t)
  const before = await heartbeat.nonce()
  line.loseAnswers()
  await assert.rejects(heartbeat.renew(before), ServerAway)
  line.mend()
  const { nonce } = await campus()
    .base.sql.selectFrom('terminal_credential')
    .where('previous_nonce', '=', before)
    .select('nonce')
    .executeTakeFirstOrThrow()
  assert.notEqual(nonce, before)
  assert.equal(await heartbeat.nonce(), before)
  assert.deepEqual(await program.ask(openJobs, {}), [])
  assert.notEqual(await heartbeat.renew(before), before)
  assert.equal(nonces.length, 2)
})
