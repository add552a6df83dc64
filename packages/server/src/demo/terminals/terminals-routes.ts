import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendDemoPage } from '../page/send-page.ts'
import { type DemoTerminals, demoPrinterActions } from './demo-terminals.ts'
import { renderTerminals } from './terminals-page.ts'

const Form = z.object({ action: z.enum(['screen', ...demoPrinterActions]) })
const maxBytes = 1000

/** The screen of a terminal; the page links back to the demo's terminals. */
const screenAddress = async (terminals: DemoTerminals, number: string) => `/kiosk/?demo#enrol=${await terminals.screenCode(number)}`

/** The address as people write it; that which the page itself leads to is another. */
const isShortAddress = (url: string) => {
  const [path, query] = url.split('?')
  return (path === '/kiosk' || path === '/kiosk/') && !new URLSearchParams(query).has('demo')
}

/** Where a newcomer opens the screen of a terminal, sees what its printer put out, and makes it misbehave. */
export const addTerminalsPage = (server: FastifyInstance, opened: () => DemoTerminals | undefined) => {
  // Nobody in the demo was given a code: the short address is the screen of a terminal that works.
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !isShortAddress(request.url)) return undefined
    const terminals = opened()
    const [first, ...others] = terminals?.list() ?? []
    const working = [first, ...others].find((printer) => printer?.troubles.length === 0) ?? first
    return terminals && working ? reply.redirect(await screenAddress(terminals, working.number), 303) : undefined
  })
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/demo/terminals', (request, reply) =>
      sendDemoPage(request, reply, (language) => renderTerminals(opened()?.list() ?? [], language)),
    )
    scope.post<{ Params: { number: string } }>('/demo/terminals/:number', async (request, reply) => {
      const form = Form.safeParse(request.body)
      const terminals = opened()
      const printer = terminals?.list().find(({ number }) => number === request.params.number)
      if (!terminals || !printer || !form.success) return reply.callNotFound()
      const { action } = form.data
      if (action === 'screen') return reply.redirect(await screenAddress(terminals, printer.number), 303)
      terminals.run(printer.number, action)
      return reply.redirect('/demo/terminals', 303)
    })
    scope.get<{ Params: { number: string; file: string } }>('/demo/terminals/:number/:file', async (request, reply) => {
      const path = opened()?.paper(request.params.number, request.params.file)
      return path === undefined ? reply.callNotFound() : reply.type('application/pdf').send(createReadStream(path))
    })
  })
}
