import assert from 'node:assert/strict'
import { test } from 'node:test'
import { push } from '@campus/server/platform/push.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { makeBell } from './bell.ts'
import { listenForJobs } from './news-socket.ts'
import { usualPace } from './pace.ts'
import { openLine } from './testing/line.ts'

const campus = useTestCampus()

/** Longer than any test: who wakes before that was rung. */
const longMs = 600_000

test('a terminal hears at once that there is work for it, also after its line was cut', async (t) => {
  const { schoolId } = await enter(campus())
  const terminal = await makeTerminal(campus().ground, { id: schoolId })
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const line = await openLine(t, campus().url)
  const ending = new AbortController()
  const bell = makeBell()
  const tools = { pace: { ...usualPace, retryMs: 20, mostRetryMs: 100 }, signal: ending.signal }
  const news = listenForJobs(tools, { serverUrl: line.url, token, bell })
  const running = news.run().catch(() => undefined)

  // Whoever comes to listen asks once what he missed.
  await bell.wait(longMs, ending.signal)
  assert.equal(news.isListening(), true)
  await push(campus().ground.sql, { to: `terminal:${terminal.id}`, topic: 'job', data: null })
  await bell.wait(longMs, ending.signal)

  line.cut()
  await eventually(() => !news.isListening() || undefined)
  line.mend()
  await bell.wait(longMs, ending.signal)
  await push(campus().ground.sql, { to: `terminal:${terminal.id}`, topic: 'job', data: null })
  await bell.wait(longMs, ending.signal)

  ending.abort()
  await running
})

test('a bell that rang before anybody waited is heard, and one that is silent wakes by itself', async () => {
  const { signal } = new AbortController()
  const bell = makeBell()
  bell.ring()
  await bell.wait(longMs, signal)
  await bell.wait(1, signal)
  await assert.rejects(bell.wait(longMs, AbortSignal.abort()), /abort/i)
})
