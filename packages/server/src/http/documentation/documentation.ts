import type { CallShape } from '@campus/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import { renderDocs } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

/** Takes a tenth of a second, which a start need not wait for: it is written when somebody reads it. */
const writtenOnce = (write: () => string) => {
  let text: string | undefined
  return () => (text ??= write())
}

export const addDocumentation = (server: FastifyInstance, calls: readonly CallShape[], version: string) => {
  const document = writtenOnce(() => JSON.stringify(openApiOf(calls, version)))
  const page = writtenOnce(() => renderDocs(calls))
  server.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document()))
  server.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}
