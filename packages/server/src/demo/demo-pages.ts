import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../context/services.ts'
import { OutsideFailure } from '../platform/http-client/outside-failure.ts'
import type { OutboxKind } from '../ports/outbox-folder.ts'
import { cashierCss } from './cashier/cashier-page.ts'
import { addCashierPage } from './cashier/cashier-routes.ts'
import type { DemoLessons } from './lesson/demo-lesson.ts'
import { addLessonPage } from './lesson/lesson-routes.ts'
import { readOutbox } from './outbox/outbox.ts'
import { outboxCss, renderOutbox } from './outbox/outbox-page.ts'
import { demoCss } from './page/frame.ts'
import { sendDemoPage } from './page/send-page.ts'
import type { DemoLogin, DemoPerson } from './sign-in/demo-codes.ts'
import { renderDemoSignIn } from './sign-in/sign-in-page.ts'
import type { DemoTerminals } from './terminals/demo-terminals.ts'
import { terminalsCss } from './terminals/terminals-page.ts'
import { addTerminalsPage } from './terminals/terminals-routes.ts'
import { addTimestampService } from './timestamps/timestamp-routes.ts'

export interface DemoPagesOptions {
  readonly services: Pick<Services, 'social' | 'sso' | 'pay' | 'timestamps'>
  /** Whom the stand-in pages let a visitor be. */
  readonly people: () => Promise<readonly (DemoPerson & { readonly note?: string })[]>
  readonly outboxFolder: string
  /** Whose clock the outbox shows. */
  readonly timeZone: () => Promise<string>
  readonly lessons: DemoLessons | undefined
  /** They run only when the server listens. */
  readonly terminals: () => DemoTerminals | undefined
}

const shownMessages = 50
const Asked = z.object({ state: z.string().min(16).max(500), redirect_uri: z.string().max(2000) })

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
export const addDemoPages = (
  server: FastifyInstance,
  { services, people, outboxFolder, timeZone, lessons, terminals }: DemoPagesOptions,
) => {
  server.get<{ Params: { login: string } }>('/demo/sign-in/:login', async (request, reply) => {
    const login = findLogin(services, request.params.login)
    if (!login) return reply.callNotFound()
    const offered = await people()
    return sendDemoPage(request, reply, (language) => renderAsked(request.query, { login, people: offered, language }))
  })

  server.get('/demo/demo.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(`${demoCss}${outboxCss}${cashierCss}${terminalsCss}`),
  )

  server.get('/demo/outbox', async (request, reply) => {
    const read = async (kind: OutboxKind) => (await readOutbox(outboxFolder, kind, shownMessages)).map((message) => ({ ...message, kind }))
    const messages = [...(await read('mail')), ...(await read('sms'))].toSorted((one, other) => other.at.localeCompare(one.at))
    const zone = await timeZone()
    return sendDemoPage(request, reply, (language) => renderOutbox(messages.slice(0, shownMessages), zone, language))
  })

  addCashierPage(server, services.pay)
  addTerminalsPage(server, terminals)
  if (lessons) addLessonPage(server, lessons)
  addTimestampService(server, services)
}
