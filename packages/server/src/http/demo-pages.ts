import { type Language, toLanguage } from '@campus/contract/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../platform/services.ts'
import type { DemoLogin, DemoPerson } from '../ports/demo/demo-codes.ts'
import { demoCss } from '../ports/demo/demo-css.ts'
import { renderDemoSignIn } from '../ports/demo/demo-sign-in-page.ts'
import type { DemoTerminals } from '../ports/demo/demo-terminals.ts'
import { readOutbox } from '../ports/outbox.ts'
import type { OutboxKind } from '../ports/outbox-folder.ts'
import { OutsideFailure } from '../ports/outside-failure.ts'
import { addCashierPage } from './demo-cashier.ts'
import { cashierCss } from './demo-cashier-page.ts'
import { outboxCss, renderOutbox } from './demo-outbox-page.ts'
import { addTerminalsPage } from './demo-terminals.ts'
import { terminalsCss } from './demo-terminals-page.ts'
import { addTimestampService } from './demo-timestamps.ts'
import { sendDemoPage } from './send-demo-page.ts'

export interface DemoPagesOptions {
  readonly services: Pick<Services, 'social' | 'sso' | 'pay' | 'timestamps'>
  /** Whom the stand-in pages let a visitor be. */
  readonly people: () => Promise<readonly (DemoPerson & { readonly note?: string })[]>
  readonly outboxFolder: string
  /** They run only when the server listens. */
  readonly terminals: () => DemoTerminals | undefined
}

const shownMessages = 50
const Asked = z.object({ state: z.string().min(16).max(500), redirect_uri: z.string().max(2000) })

const languageOf = (request: FastifyRequest): Language => toLanguage(request.headers['accept-language'])

/** A provider that is configured for real has no stand-in page. */
const findLogin = ({ social, sso }: DemoPagesOptions['services'], name: string): DemoLogin | undefined =>
  [...Object.values(social), ...Object.values(sso)]
    .map((port) => ('login' in port ? (port.login as DemoLogin) : undefined))
    .find((login) => login?.name === name)

const badRequest = (message: string) => Object.assign(new Error(message), { statusCode: 400 })

/** The page is asked for by a browser that we sent, with what we gave it; anything else is turned away. */
const renderAsked = (query: unknown, rest: Omit<Parameters<typeof renderDemoSignIn>[0], 'state' | 'redirectUri'>) => {
  const asked = Asked.safeParse(query)
  if (!asked.success) throw badRequest('the page needs a state and an address to lead back to')
  try {
    return renderDemoSignIn({ ...rest, state: asked.data.state, redirectUri: asked.data.redirect_uri })
  } catch (error) {
    throw error instanceof OutsideFailure ? badRequest(error.message) : error
  }
}

/** The pages a newcomer needs who has neither a mailbox nor a WeChat account of the demo school. Never in production. */
export const addDemoPages = (server: FastifyInstance, { services, people, outboxFolder, terminals }: DemoPagesOptions) => {
  server.get<{ Params: { login: string } }>('/demo/sign-in/:login', async (request, reply) => {
    const login = findLogin(services, request.params.login)
    if (!login) return reply.callNotFound()
    const page = renderAsked(request.query, { login, people: await people(), language: languageOf(request) })
    return sendDemoPage(reply, page)
  })

  server.get('/demo/demo.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(`${demoCss}${outboxCss}${cashierCss}${terminalsCss}`),
  )

  server.get('/demo/outbox', async (request, reply) => {
    const read = async (kind: OutboxKind) => (await readOutbox(outboxFolder, kind, shownMessages)).map((message) => ({ ...message, kind }))
    const messages = [...(await read('mail')), ...(await read('sms'))].toSorted((one, other) => other.at.localeCompare(one.at))
    return sendDemoPage(reply, renderOutbox(messages.slice(0, shownMessages), languageOf(request)))
  })

  addCashierPage(server, services.pay)
  addTerminalsPage(server, terminals)
  addTimestampService(server, services)
}
