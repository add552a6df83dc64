import type { GivenTo } from '@campus/contract/call.ts'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { type OrderState, orderDetail } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { paymentStep } from '@campus/contract/payment/payments.ts'
import { recharge } from '@campus/contract/payment/recharge.ts'
import { grantBeans } from '@campus/contract/wallet/console.ts'
import { expect } from '@playwright/test'
import { templateId } from '../documents/own-document.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson, type Person } from '../people/person.ts'

/** Three copies of a transcript, of which two are free. */
export const paperTranscript = { templateId: templateId('transcript-zh'), way: 'paper', copies: 3 } as const

interface Surroundings {
  readonly network: string
  readonly at?: string
}

/** Applies for a certificate as the app does, for journeys that begin with an application or an order. */
export const applyFor = async (person: Person, choices: GivenTo<typeof fileApply>, { network, at }: Surroundings) =>
  (await askServer(fileApply, choices, network, { token: await tokenOf(person, network, 'zh_CN', at), at })).data

/** Beans of the school, given by an administrator of it. */
export const giveBeans = async (person: Person, amount: number, network: string, admin = demoPerson('admin')): Promise<void> => {
  const token = await tokenOf(admin, network)
  await askServer(grantBeans, { numbers: [person.number], amount, reason: '新学期赠送' }, network, { token })
}

const cashierPage = async (paymentId: string, network: string, token: string) => {
  const { step } = (await askServer(paymentStep, { paymentId }, network, { token })).data
  if (step.kind !== 'redirect') throw new Error('the cashier has no page')
  return step.url
}

/** Prepares the payment of an order at the demo's cashier. What it gives opens the page where one pays: from then on the school asks for the money by itself. */
export const prepareAtCashier = async (person: Person, orderId: string, network: string): Promise<() => Promise<string>> => {
  const token = await tokenOf(person, network)
  const { payment } = (await askServer(payOrder, { orderId, way: 'cashier', usesBeans: false }, network, { token })).data
  return () => cashierPage(payment?.id ?? '', network, token)
}

/** Opens the payment of an order at the demo's cashier, and gives the page where one pays. */
export const openAtCashier = async (person: Person, orderId: string, network: string): Promise<string> =>
  (await prepareAtCashier(person, orderId, network))()

/** What somebody chooses on the page of the cashier who never comes back from there. */
export const chooseAtCashier = async (page: string, action: 'pay' | 'lose'): Promise<void> => {
  await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
}

/** Beans bought at the cashier: unlike those of the school they can be paid out again. */
export const buyBeans = async (person: Person, beans: number, network: string): Promise<void> => {
  const token = await tokenOf(person, network)
  const { id } = (await askServer(recharge, { beans, provider: 'cashier' }, network, { token })).data
  await chooseAtCashier(await cashierPage(id, network, token), 'pay')
}

export const expectOrder = async (person: Person, orderId: string, state: OrderState, network: string): Promise<void> => {
  const token = await tokenOf(person, network)
  const look = async () => (await askServer(orderDetail, { id: orderId }, network, { token })).data.state
  await expect.poll(look, { message: `the order is ${state}`, intervals: [200] }).toBe(state)
}
