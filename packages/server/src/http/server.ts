import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { otherHosts } from '../platform/config/installation.ts'
import type { Log } from '../platform/log/log.ts'
import { workScope } from '../platform/log/work-scope.ts'
import { isTracing, type Span, scopeOf, startSpan } from '../platform/trace/trace.ts'
import { readTraceparent } from '../platform/trace/traceparent.ts'
import { compressAnswers } from './compressed-answers.ts'
import { errorEnvelope } from './error-envelope.ts'
import { addRequestLimit } from './limits/request-limit.ts'
import { admitOwnPage } from './own-page.ts'
import { answerBrokenRequest } from './request/broken-request.ts'
import { addSecurityHeaders, securityHeadersFor } from './security-headers.ts'
import { wantsSocket } from './sockets/upgrade.ts'

const isUnrecorded = ({ routeOptions }: FastifyRequest) => routeOptions.config?.requestKind === 'unrecorded'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place in a trace, where the caller or an exporter began one. */
    span: Span | null
  }
}

/** Of an unrecorded request nothing may lead back to its caller, so it is part of no trace. */
const spanOf = (request: FastifyRequest, path: string): Span | undefined => {
  const { traceparent } = request.headers
  if ((traceparent === undefined && !isTracing()) || isUnrecorded(request)) return undefined
  const name = `${request.method} ${path}`
  return startSpan({
    name,
    kind: 'server',
    parent: readTraceparent(traceparent),
    attributes: { 'http.route': path, 'request.id': request.id },
  })
}

/** Everything that a request leads to knows which one it was, also after its body was read. */
const addWorkScope = (server: FastifyInstance) => {
  server.decorateRequest('span', null)
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { id, method, routeOptions } = request
    const path = routeOptions.url ?? 'unknown'
    const span = spanOf(request, path)
    if (span) request.span = span
    workScope.run({ requestId: isUnrecorded(request) ? '' : id, method, path, ...(span && scopeOf(span)) }, done)
  })
  server.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.end(statusCode >= 500 ? new Error(`HTTP ${statusCode}`) : undefined)
    done()
  })
}

/** One line a request. Hooks of every request call back: a promise for each would be a good part of what a short read costs. */
const logRequests = (server: FastifyInstance, log: Log) => {
  server.addHook('onResponse', (request, reply, done) => {
    if (isUnrecorded(request)) return done()
    const { id, method, routeOptions, span } = request
    const [path, status, ms] = [routeOptions.url ?? 'unknown', reply.statusCode, Math.round(reply.elapsedTime)]
    log.info({ requestId: id, method, path, status, ms, ...(span && { traceId: span.traceId, spanId: span.spanId }) }, 'request')
    done()
  })
}

export const openServer = (config: Config, log: Log): FastifyInstance => {
  const securityHeaders = securityHeadersFor({
    publicUrl: config.PUBLIC_URL,
    mapTileUrls: [config.MAP_TILE_URL, config.MAP_SATELLITE_URL],
    otherHosts: otherHosts(config),
  })
  const server = Fastify({
    // We write one line a request ourselves; a logger for each request would cost more than the line.
    logger: false,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    bodyLimit: config.BODY_LIMIT_KB * 1024,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    http: { shouldUpgradeCallback: wantsSocket },
    // An address that cannot be read never reaches a route, nor its hooks.
    frameworkErrors: ({ statusCode: status = 400 }, { id, headers }, { raw }) => {
      const body = JSON.stringify(errorEnvelope({ headers }, status))
      const ownHeaders = { 'x-request-id': id, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
      raw.writeHead(status, { ...securityHeaders, ...ownHeaders }).end(body)
    },
    clientErrorHandler: answerBrokenRequest,
  })
  addWorkScope(server)
  addSecurityHeaders(server, securityHeaders)
  compressAnswers(server)
  if (otherHosts(config).length > 0) admitOwnPage(server, config.PUBLIC_URL)
  addRequestLimit(server, config.REQUESTS_PER_MINUTE)
  if (log.isLevelEnabled('info')) logRequests(server, log)
  server.setNotFoundHandler((request, reply) => reply.code(404).send(errorEnvelope(request, 404)))
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    const { id, method, routeOptions } = request
    const requestId = isUnrecorded(request) ? '' : id
    if (status >= 500) log.error({ err: error, requestId, method, path: routeOptions.url }, 'A request failed')
    return reply.code(status).send(errorEnvelope(request, status))
  })
  return server
}
