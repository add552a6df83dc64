import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { outOfOrder } from './out-of-order.ts'
import { addRequestLimit } from './request-limit.ts'
import { addSecurityHeaders } from './security-headers.ts'

export const openServer = async (config: Config, log: Log): Promise<FastifyInstance> => {
  const server = Fastify({
    // We write one line a request ourselves; a logger for each request would cost more than the line.
    logger: false,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    bodyLimit: config.BODY_LIMIT_KB * 1024,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
  })
  addSecurityHeaders(server, { publicUrl: config.PUBLIC_URL, mapTileUrl: config.MAP_TILE_URL })
  addRequestLimit(server, config.REQUESTS_PER_MINUTE)
  await server.register(multipart, { throwFileSizeLimit: false })
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    log.info(
      { requestId: id, method, path: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  server.setNotFoundHandler((request, reply) => reply.code(404).send(outOfOrder(request, 404)))
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'broken')
    return reply.code(status).send(outOfOrder(request, status))
  })
  return server
}
