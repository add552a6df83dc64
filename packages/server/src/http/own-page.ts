import type { FastifyInstance } from 'fastify'

/** What the client sends and reads beside what browsers always allow. */
const sent =
  'authorization, content-type, idempotency-key, if-none-match, lang, source, x-ajax, x-device-id, x-device-model, x-remember, x-requested-with'
const read = 'content-disposition, etag, retry-after, x-remember, x-request-id'

/**
 * The page of the app may stand under another name than its calls, pictures and documents. Its browser then asks whether it may send
 * them; any other page gets no answer that it could read.
 */
export const admitOwnPage = (server: FastifyInstance, publicUrl: string | undefined) => {
  if (!publicUrl) return
  const page = new URL(publicUrl).origin
  server.addHook('onRequest', ({ headers, method }, reply, done) => {
    if (headers.origin !== page) return done()
    reply.headers({ 'access-control-allow-origin': page, 'access-control-expose-headers': read, vary: 'origin' })
    if (method !== 'OPTIONS' || !headers['access-control-request-method']) return done()
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': sent,
      'access-control-max-age': '600',
    })
    void reply.code(204).send()
  })
}
