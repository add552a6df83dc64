import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context/services.ts'

const maxBytes = 10_000

const isAnswering = (
  port: Services['timestamps'],
): port is NonNullable<Services['timestamps']> & {
  answer: (query: ArrayBuffer, now: Date) => Promise<ArrayBuffer>
} => port !== undefined && 'answer' in port

/** The time-stamp authority of the demo for everybody who speaks RFC 3161 over HTTP. */
export const addTimestampService = (server: FastifyInstance, { timestamps }: Pick<Services, 'timestamps'>) => {
  if (!isAnswering(timestamps)) return
  server.register(async (scope) => {
    scope.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/demo/timestamp', async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return reply.callNotFound()
      const answer = await timestamps.answer(new Uint8Array(request.body).buffer, new Date())
      return reply.type('application/timestamp-reply').send(Buffer.from(answer))
    })
  })
}
