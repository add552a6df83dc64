import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this, packing takes longer than sending. */
const fewestBytes = 4096
/** Lists shrink to a tenth; more effort would save little of that. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Long answers travel compressed. Who could watch their lengths learns nothing: other sites cannot ask in somebody's name, because the
 * token is a header and no cookie.
 */
export const compressAnswers = (server: FastifyInstance) => {
  server.addHook('onSend', ({ headers }, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < fewestBytes || reply.hasHeader('content-encoding')) return done(null, payload)
    const accepted = headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (!encoding) return done(null, payload)
    const finish = (failure: Error | null, packed: Buffer) => {
      if (failure) return done(null, payload)
      reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length')
      done(null, packed)
    }
    if (encoding === 'br') brotliCompress(payload, quality, finish)
    else gzip(payload, finish)
  })
}
