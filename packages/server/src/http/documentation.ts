import type { CallShape } from '@campus/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import { renderDocs } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

export const addDocumentation = (server: FastifyInstance, calls: readonly CallShape[], version: string) => {
  const document = JSON.stringify(openApiOf(calls, version))
  const page = renderDocs(calls)
  server.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  server.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
