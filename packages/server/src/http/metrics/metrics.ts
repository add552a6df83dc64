import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'
import { sha256 } from '../../platform/crypto/digest.ts'
import { poolState, type Sql } from '../../platform/db/sql.ts'
import { outsideTotals } from '../../platform/http-client/outside-calls.ts'
import { childPoolStates } from '../../platform/process/child-pool.ts'
import { readQueueFacts } from '../../platform/queue-facts.ts'
import { errorEnvelope } from '../error-envelope.ts'
import type { RequestCounts } from './request-counts.ts'

interface MetricsOptions {
  readonly counts: RequestCounts
  readonly sql: Sql
  readonly token: string | undefined
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
const loopback = /^(127\.|::1$|::ffff:127\.)/

/** A proxy on the same machine hands on requests of the whole world, so what was forwarded is not from here. */
const isFromHere = ({ socket, headers }: FastifyRequest) =>
  loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)

const mayRead = (request: FastifyRequest, token: string | undefined) =>
  token === undefined ? isFromHere(request) : timingSafeEqual(sha256(request.headers.authorization ?? ''), sha256(`Bearer ${token}`))

const countersOf = ({ calls, made, refused, failed, seconds }: RequestCounts) => {
  const counter = (name: string, help: string, values: Float64Array) =>
    new Counter({
      name,
      help,
      registers: [],
      labelNames: ['call'],
      collect() {
        this.reset()
        for (const [index, call] of calls.entries()) if (values[index]) this.inc({ call }, values[index])
      },
    })
  return [
    counter('campus_requests_total', 'Requests, by call.', made),
    counter('campus_request_refusals_total', 'Requests that were refused, by call.', refused),
    counter('campus_request_failures_total', 'Requests that ended in an error of the server, by call.', failed),
    counter('campus_request_seconds_total', 'Time that requests took in all, by call.', seconds),
  ]
}

const gaugesOf = (sql: Sql) => {
  const oldestJob = new Gauge({ name: 'campus_oldest_job_seconds', help: 'How long the oldest due job has waited.', registers: [] })
  const jobs = new Gauge({
    name: 'campus_jobs',
    help: 'Background jobs, by state; those waiting are due.',
    registers: [],
    labelNames: ['state'],
    async collect() {
      const { waiting, active, failed, oldest } = await readQueueFacts(sql)
      for (const [state, count] of Object.entries({ waiting, active, failed })) this.set({ state }, count)
      oldestJob.set(oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0)
    },
  })
  const connections = new Gauge({
    name: 'campus_database_connections',
    help: 'Connections of the pool of this process, by state.',
    registers: [],
    labelNames: ['state'],
    collect() {
      const { open, used, waiting } = poolState(sql)
      for (const [state, count] of Object.entries({ open, used, waiting })) this.set({ state }, count)
    },
  })
  const children = new Gauge({
    name: 'campus_children',
    help: 'Tasks of child processes, by kind and state.',
    registers: [],
    labelNames: ['kind', 'state'],
    collect() {
      this.reset()
      for (const { kind, busy, waiting } of childPoolStates()) {
        this.inc({ kind, state: 'busy' }, busy)
        this.inc({ kind, state: 'waiting' }, waiting)
      }
    },
  })
  const outside = new Counter({
    name: 'campus_outside_calls_total',
    help: 'Calls to services outside, by service and outcome.',
    registers: [],
    labelNames: ['service', 'outcome'],
    collect() {
      this.reset()
      for (const [service, { successes, failures }] of outsideTotals()) {
        this.inc({ service, outcome: 'success' }, successes)
        this.inc({ service, outcome: 'failure' }, failures)
      }
    },
  })
  return [jobs, oldestJob, connections, children, outside]
}

/** Nothing is measured before somebody asks for the first time. */
const openRegistry = ({ counts, sql }: MetricsOptions) => {
  const register = new Registry()
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 50 })
  const metrics: readonly Metric[] = [...countersOf(counts), ...gaugesOf(sql)]
  for (const metric of metrics) register.registerMetric(metric)
  return register
}

/** `/metrics` in the format of Prometheus, for those who have the token; without a token, for programs on the same machine. */
export const addMetrics = (server: FastifyInstance, options: MetricsOptions) => {
  let registry: Registry | undefined
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options.token)) return reply.code(404).send(errorEnvelope(request, 404))
    registry ??= openRegistry(options)
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
