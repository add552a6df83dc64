import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../context/services.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { sendDemoPage } from '../page/send-page.ts'
import type { CashierDesk } from './cashier.ts'
import { type Action, actions, renderCashier } from './cashier-page.ts'

const Form = z.object({ action: z.enum(actions) })
const maxBytes = 1000

const findDesk = ({ cashier }: Services['pay']): CashierDesk | undefined =>
  cashier && 'desk' in cashier ? (cashier.desk as CashierDesk) : undefined

const ifRefused =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof OutsideFailure && error.kind === 'refused') return instead
    throw error
  }

const does: Record<Action, (desk: CashierDesk, number: string) => Promise<void>> = {
  pay: (desk, number) => desk.pay(number),
  lose: (desk, number) => desk.pay(number, { isNoticeLost: true }),
  twice: (desk, number) => desk.pay(number, { twice: true }),
  late: (desk, number) => desk.payLate(number),
  back: () => Promise.resolve(),
}

/** Where one pays in the demo; the number in the address is as secret as the payment itself needs it to be. */
export const addCashierPage = (server: FastifyInstance, pay: Services['pay']) => {
  const desk = findDesk(pay)
  if (!desk) return
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get<{ Params: { number: string } }>('/demo/cashier/:number', async (request, reply) => {
      const { number } = request.params
      const account = await desk.account(number).catch(ifRefused(undefined))
      if (!account) return reply.callNotFound()
      return sendDemoPage(request, reply, (language) => renderCashier(number, account, language))
    })
    scope.post<{ Params: { number: string } }>('/demo/cashier/:number', async (request, reply) => {
      const { number } = request.params
      const account = await desk.account(number).catch(ifRefused(undefined))
      const form = Form.safeParse(request.body)
      if (!account || !form.success) return reply.callNotFound()
      const action = does[form.data.action](desk, number)
      // A late visitor sees the status on the page.
      const next = await action.then(() => account.order.returnUrl).catch(ifRefused(`/demo/cashier/${number}`))
      return reply.redirect(next, 303)
    })
  })
}
