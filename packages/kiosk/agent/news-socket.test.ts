import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import { push } from '@campus/server/platform/push.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { listenForJobs } from './news-socket.ts'
import { usualPace } from './pace.ts'
import { openLine } from './testing/line.ts'
import { openScratchHeartbeat } from './testing/scratch-heartbeat.ts'
import { makeWakeSignal } from './wake-signal.ts'

const campus = useTestCampus()

/** Longer than any test: who wakes before that was rung. */
const longMs = 600_000

/** A terminal that listens over a line of its own; it beats only where it must. */
const openListener = async (t: TestContext) => {
  const { schoolId } = await enter(campus())
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const line = await openLine(t, campus().url)
  const ending = new AbortController()
  const { signal } = ending
  const wakeSignal = makeWakeSignal()
  const pace = { ...usualPace, retryMs: 20, maxRetryMs: 100 }
  const { heartbeat } = openScratchHeartbeat(t, line.url, token, signal)
  const asked: string[] = []
  const askedHeartbeat = {
    ...heartbeat,
    renew: (refused: string) => {
      asked.push(refused)
      return heartbeat.renew(refused)
    },
  }
  const news = listenForJobs({ pace, signal }, { serverUrl: line.url, token, wakeSignal, heartbeat: askedHeartbeat })
  const running = news.run().catch(() => undefined)
  t.after(async () => {
    ending.abort()
    await running
  })
  return {
    line,
    heartbeat,
    news,
    /** The nonces for which the server wanted newer ones. */
    asked,
    /** Until somebody rings: whoever comes to listen asks once what he missed. */
    rings: () => wakeSignal.wait(longMs, signal),
    pushTo: () => push(campus().base.sql, { to: `terminal:${terminal.id}`, topic: 'job', data: null }),
  }
}

test('a terminal hears at once that there is work for it, also after its line was cut', async (t) => {
  const { line, news, rings, pushTo } = await openListener(t)
  await rings()
  assert.equal(news.isListening(), true)
  await pushTo()
  await rings()

  line.cut()
  await eventually(() => !news.isListening() || undefined)
  line.mend()
  await rings()
  await pushTo()
  await rings()
})

test('a terminal that beats goes on hearing, and one that had stopped is asked for its nonce and comes back', async (t) => {
  const { heartbeat, rings, pushTo, asked } = await openListener(t)
  const hears = async () => {
    await pushTo()
    await rings()
  }
  await rings()
  let nonce = await heartbeat.nonce()
  for (let times = 0; times < 3; times += 1) {
    campus().clock.advance(lostAfterSeconds - 5)
    nonce = await heartbeat.renew(nonce)
    await hears()
  }
  assert.deepEqual(asked, [])

  campus().clock.advance(lostAfterSeconds + 1)
  await hears()
  assert.deepEqual(asked, [nonce])
  assert.notEqual(await heartbeat.nonce(), nonce)
  await hears()
  assert.deepEqual(asked, [nonce])
})

test('a wake signal that rang before anybody waited is heard, and one that is silent wakes by itself', async () => {
  const { signal } = new AbortController()
  const wakeSignal = makeWakeSignal()
  wakeSignal.ring()
  await wakeSignal.wait(longMs, signal)
  await wakeSignal.wait(1, signal)
  await assert.rejects(wakeSignal.wait(longMs, AbortSignal.abort()), /abort/i)
})
