import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownDevices } from '@campus/contract/account/devices.ts'
import { systemStatus } from '@campus/contract/operations/status.ts'
import Fastify from 'fastify'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { addMetrics } from './metrics.ts'
import { openRequestCounts } from './request-counts.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )

test('requests are counted by call, with refusals, queue, pool and memory', async () => {
  const student = await enter(campus())
  await Promise.all([1, 2, 3].map(() => ask(ownDevices, {}, student)))
  await ask(systemStatus, {}, student)
  const response = await fetch(`${campus().url}/metrics`)
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=/)
  const text = await response.text()
  assert.equal(valueOf(text, 'campus_requests_total{call="GET /my/devices"}'), 3)
  assert.equal(valueOf(text, 'campus_request_refusals_total{call="GET /console/operations/status"}'), 1)
  assert.ok(valueOf(text, 'campus_request_seconds_total{call="GET /my/devices"}') > 0)
  assert.ok(valueOf(text, 'campus_database_connections{state="open"}') >= 0)
  for (const name of ['campus_jobs{state="failed"}', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    assert.ok(text.includes(`\n${name} `), name)
  const again = await (await fetch(`${campus().url}/metrics`)).text()
  assert.equal(valueOf(again, 'campus_requests_total{call="GET /my/devices"}'), 3)
})

test('nobody from elsewhere reads the numbers without the token', async () => {
  const forwarded = await fetch(`${campus().url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  assert.equal(forwarded.status, 404)
  const token = 'a-long-token-of-the-scraper'
  const guarded = Fastify()
  addMetrics(guarded, { counts: openRequestCounts([]), sql: campus().base.sql, token })
  const read = async (authorization = '') => (await guarded.inject({ url: '/metrics', headers: { authorization } })).statusCode
  assert.deepEqual([await read(), await read('Bearer wrong-token-of-somebody'), await read(`Bearer ${token}`)], [404, 404, 200])
})
