import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { ownDevices } from '@campus/contract/account/devices.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { askExport, exportById } from '@campus/contract/logs/exports.ts'
import { openServer } from '../../http/server.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestCampus } from '../../testing/test-campus.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/sql.ts'
import { fetchBounded } from '../http-client/fetch-bounded.ts'
import { defineJob, openJobs } from '../jobs.ts'
import { openLog } from '../log/log.ts'
import { workScope } from '../log/work-scope.ts'
import { setTracer } from './trace.ts'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}

/** A collector that speaks OTLP/HTTP in JSON, and keeps the headers of every other request. */
const spans: SentSpan[] = []
let lastHeaders: Record<string, unknown> = {}
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    lastHeaders = request.headers
    if (request.url === '/v1/traces') {
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
const addressOf = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

before(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)))
after(() => {
  setTracer(undefined)
  collector.close()
})

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('a traceparent is read as the standard says, and what is malformed is passed over', () => {
  const read = readTraceparent(given)
  assert.equal(read && writeTraceparent(read), given)
  const wrong = [
    '',
    'x',
    given.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
    `ff${given.slice(2)}`,
    `${given}-more`,
    given.toUpperCase(),
  ]
  assert.deepEqual(
    wrong.map(readTraceparent),
    wrong.map(() => undefined),
  )
})

test('without an exporter a trace that somebody began goes on to services outside; otherwise nothing is added', async () => {
  await fetchBounded('somebody', `${addressOf()}/plain`)
  assert.equal(lastHeaders['traceparent'], undefined)
  const scope = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: 'yes' }
  await workScope.run(scope, () => fetchBounded('somebody', `${addressOf()}/plain`))
  const sent = readTraceparent(String(lastHeaders['traceparent']))
  assert.equal(sent?.traceId, scope.traceId)
  assert.notEqual(sent?.spanId, scope.spanId)
})

test('a job goes on with the trace of the request that queued it: in its log lines and in its calls outside', async () => {
  const database = await openTestDatabase()
  const opened = openDatabase(database.url, { maxConnections: 1, onError: assert.ifError })
  const lines: Record<string, unknown>[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const jobs = openJobs(database.url, log)
  const job = defineJob<{ id: string }>('documents.make')
  const done: { readonly data: object; readonly sent: unknown }[] = []
  const run = async (data: object) => {
    log.info('at work')
    await fetchBounded('somebody', `${addressOf()}/from-a-job`)
    done.push({ data, sent: lastHeaders['traceparent'] })
  }
  try {
    await jobs.start([{ job, run, concurrency: 1 }])
    const scope = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: 'yes' }
    await workScope.run(scope, () => jobs.add(opened.sql, job, { id: 'of a traced request' }))
    await eventually(() => done.length === 1 || undefined)
    await jobs.addAll(opened.sql, job, [{ data: { id: 'of nobody' } }])
    await eventually(() => done.length === 2 || undefined)
    assert.deepEqual(
      done.map(({ data }) => data),
      [{ id: 'of a traced request' }, { id: 'of nobody' }],
    )
    assert.equal(readTraceparent(String(done[0]?.sent))?.traceId, scope.traceId)
    assert.equal(done[1]?.sent, undefined)
    const traces = lines.filter(({ msg }) => msg === 'at work').map(({ traceId, job }) => [traceId, job])
    assert.deepEqual(traces, [
      [scope.traceId, 'documents.make'],
      [undefined, 'documents.make'],
    ])
  } finally {
    await jobs.stop()
    await opened.close()
    await database.close()
  }
})

test('the line of a request names the trace that its caller began', async () => {
  const lines: Record<string, unknown>[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const server = openServer(readConfig({}, '.'), log)
  server.get('/here', () => {
    log.info('inside')
    return 'here'
  })
  await server.inject({ url: '/here', headers: { traceparent: given } })
  await server.inject({ url: '/here' })
  await server.close()
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  for (const msg of ['inside', 'request'])
    assert.deepEqual(
      lines.filter((line) => line['msg'] === msg).map(({ traceId }) => traceId),
      [trace, undefined],
      msg,
    )
})

test('with an exporter a request, its statements and the job that it queued are sent as spans of the trace of the caller', async () => {
  const campus = await openTestCampus({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: addressOf() } })
  const { token } = await enter(campus)
  const answer = await fetch(`${campus.url}${ownDevices.path}`, { headers: { authorization: `Bearer ${token}`, traceparent: given } })
  assert.equal(answer.status, 200)
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const wanted: GivenTo<typeof askExport> = { source: 'terminal_events', columns: ['note'], format: 'csv', reason: '年度检查' }
  const asked = await asker(campus.url)(askExport, wanted, { ...admin, headers: { traceparent: given } })
  await eventually(async () => (await asker(campus.url)(exportById, { id: asked.data.id }, admin)).data.state === 'ready' || undefined)
  await campus.close()
  const request = spans.find(({ name }) => name === 'GET /my/devices')
  assert.deepEqual([request?.traceId, request?.parentSpanId], ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'])
  assert.ok(spans.some(({ parentSpanId, name }) => parentSpanId === request?.spanId && name.startsWith('select')))
  const asking = spans.find(({ name }) => name === 'POST /console/logs/exports')
  const made = spans.find(({ name }) => name === 'job logs.export')
  assert.deepEqual([made?.traceId, made?.parentSpanId], [asking?.traceId, asking?.spanId])
  assert.equal(made?.traceId, '4bf92f3577b34da6a3ce929d0e0e4736')
  assert.ok(spans.some(({ parentSpanId, name }) => parentSpanId === made?.spanId && name.startsWith('select')))
})
