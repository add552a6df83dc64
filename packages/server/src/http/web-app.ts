import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves an app as it was built: hashed assets for ever, the entry page always fresh. */
export const serveWebApp = async (server: FastifyInstance, folder: string, prefix = '/') => {
  await server.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: !server.hasReplyDecorator('sendFile'),
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = /[\\/]assets[\\/]/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
