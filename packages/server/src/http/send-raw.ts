import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawAnswer } from './route.ts'

const dispositionOf = (name: string) => `inline; filename*=UTF-8''${encodeURIComponent(name)}`

/** Versions that a client has already, as `If-None-Match` lists them. */
const hasVersion = ({ 'if-none-match': known = '' }: FastifyRequest['headers'], etag: string) =>
  known.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)

const keepingOf = (isPublic: 'forGood' | 'asked' | undefined) => {
  if (isPublic === 'forGood') return 'public, max-age=31536000, immutable'
  return isPublic ? 'public, no-cache' : 'private, no-cache'
}

/** Sends bytes, a redirect or a bare status as they are, outside of the envelope. */
export const sendRaw = async (reply: FastifyReply, value: RawAnswer, headers: FastifyRequest['headers']) => {
  if ('redirect' in value) return reply.redirect(value.redirect, 302)
  if ('status' in value) {
    if (value.status === 429) reply.header('retry-after', value.retryAfter)
    return reply.code(value.status).header('cache-control', 'no-store').send()
  }
  if ('version' in value) {
    const etag = `"${value.version}"`
    reply.header('etag', etag).header('cache-control', keepingOf(value.isPublic))
    if (hasVersion(headers, etag)) return reply.code(304).send()
    return reply
      .type(value.contentType)
      .header('content-disposition', dispositionOf(value.name))
      .send(await value.make())
  }
  if (value.size !== undefined) reply.header('content-length', value.size)
  if (value.name) reply.header('content-disposition', dispositionOf(value.name))
  return reply.type(value.contentType).header('cache-control', 'private, no-store').send(value.content)
}
