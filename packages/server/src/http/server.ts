import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import type { Log } from '../platform/log/log.ts'
import { workScope } from '../platform/log/work-scope.ts'
import { errorEnvelope } from './error-envelope.ts'
import { addRequestLimit } from './limits/request-limit.ts'
import { answerBrokenRequest } from './request/broken-request.ts'
import { addSecurityHeaders, securityHeadersFor } from './security-headers.ts'
import { wantsSocket } from './sockets/upgrade.ts'

const isUnrecorded = ({ routeOptions }: FastifyRequest) => routeOptions.config?.requestKind === 'unrecorded'

/** Everything that a request leads to knows which one it was, also after its body was read. */
const addWorkScope = (server: FastifyInstance) => {
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { id, method, routeOptions } = request
    workScope.run({ requestId: isUnrecorded(request) ? '' : id, method, path: routeOptions.url ?? 'unknown' }, done)
  })
}

/** One line a request. Hooks of every request call back: a promise for each would be a good part of what a short read costs. */
const logRequests = (server: FastifyInstance, log: Log) => {
  server.addHook('onResponse', (request, reply, done) => {
    if (isUnrecorded(request)) return done()
    const { id, method, routeOptions } = request
    log.info(
      { requestId: id, method, path: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })
}

export const openServer = (config: Config, log: Log): FastifyInstance => {
  const securityHeaders = securityHeadersFor({ publicUrl: config.PUBLIC_URL, mapTileUrl: config.MAP_TILE_URL })
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
