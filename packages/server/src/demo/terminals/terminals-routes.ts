import { createReadStream } from 'node:fs'
import { toLanguage } from '@campus/contract/language.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendDemoPage } from '../page/send-page.ts'
import { type DemoTerminals, demoPrinterActions } from './demo-terminals.ts'
import { renderTerminals } from './terminals-page.ts'

const Form = z.object({ action: z.enum(['screen', ...demoPrinterActions]) })
const maxBytes = 1000

/** Where a newcomer opens the screen of a terminal, sees what its printer put out, and makes it misbehave. */
export const addTerminalsPage = (server: FastifyInstance, opened: () => DemoTerminals | undefined) => {
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/demo/terminals', (request, reply) =>
      sendDemoPage(reply, renderTerminals(opened()?.list() ?? [], toLanguage(request.headers['accept-language']))),
    )
    scope.post<{ Params: { number: string } }>('/demo/terminals/:number', async (request, reply) => {
      const form = Form.safeParse(request.body)
      const terminals = opened()
      const printer = terminals?.list().find(({ number }) => number === request.params.number)
      if (!terminals || !printer || !form.success) return reply.callNotFound()
      const { action } = form.data
      if (action === 'screen') return reply.redirect(`/kiosk/#enrol=${await terminals.screenCode(printer.number)}`, 303)
      terminals.run(printer.number, action)
      return reply.redirect('/demo/terminals', 303)
    })
    scope.get<{ Params: { number: string; file: string } }>('/demo/terminals/:number/:file', async (request, reply) => {
      const path = opened()?.paper(request.params.number, request.params.file)
      return path === undefined ? reply.callNotFound() : reply.type('application/pdf').send(createReadStream(path))
    })
  })
}
