import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { ownDevices } from '@campus/contract/account/devices.ts'
import { enter } from '../../testing/enter.ts'
import { openTestCampus } from '../../testing/test-campus.ts'
import { fetchBounded } from '../http-client/fetch-bounded.ts'
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

test('with an exporter a request and its statements are sent as spans of the trace of the caller', async () => {
  const campus = await openTestCampus({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: addressOf() } })
  const { token } = await enter(campus)
  const answer = await fetch(`${campus.url}${ownDevices.path}`, { headers: { authorization: `Bearer ${token}`, traceparent: given } })
  assert.equal(answer.status, 200)
  await campus.close()
  const request = spans.find(({ name }) => name === 'GET /my/devices')
  assert.deepEqual([request?.traceId, request?.parentSpanId], ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'])
  assert.ok(spans.some(({ parentSpanId, name }) => parentSpanId === request?.spanId && name.startsWith('select')))
})
