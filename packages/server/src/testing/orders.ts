import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { addToCart } from '@campus/contract/orders/cart.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { orderDetail } from '@campus/contract/orders/orders.ts'
import { paymentStep } from '@campus/contract/payment/payments.ts'
import { type CallerCtx, systemContext } from '../context/context.ts'
import { asker } from './ask.ts'
import { enrolled, smallSource } from './documents.ts'
import { eventually } from './eventually.ts'
import { makeTemplate } from './templates.ts'
import type { TestCampus } from './test-campus.ts'

type Order = OutputOf<typeof orderDetail>
interface Buyer {
  readonly token: string
}

/** A student in front of a certificate that costs five yuan, to be downloaded or fetched on paper. */
export const openShop = (campus: TestCampus, rules: Partial<TemplateRules> = {}, person: Parameters<typeof enrolled>[2] = {}) =>
  enrolled(campus, { rules: { charge: 'each', price: 500, ways: ['download', 'paper'], ...rules } }, person)

/** Another certificate of the same school. */
export const offerAlso = async (campus: TestCampus, schoolId: string, rules: Partial<TemplateRules> = {}) =>
  (await makeTemplate(campus.base.sql, schoolId, { source: smallSource, rules: { ways: ['download', 'paper'], ...rules } })).id

export const putIntoCart = async (campus: TestCampus, { token }: Buyer, given: Partial<GivenTo<typeof addToCart>>): Promise<string> => {
  const { data, msg, fields } = await asker(campus.url)(addToCart, { way: 'download', templateId: '', ...given }, { token })
  if (!data) throw new Error(`${msg} ${JSON.stringify(fields)}`)
  return data.id
}

/** One item through the cart, checked out at its price. */
export const order = async (
  campus: TestCampus,
  buyer: Buyer & { readonly templateId: string },
  { expectedTotal = 500, ...given }: Partial<GivenTo<typeof addToCart>> & { expectedTotal?: number } = {},
) => {
  const ids = [await putIntoCart(campus, buyer, { templateId: buyer.templateId, ...given })]
  const { data, msg } = await asker(campus.url)(checkoutCart, { ids, expectedTotal }, { token: buyer.token })
  if (!data) throw new Error(msg)
  return data
}

export const readOrder = async (campus: TestCampus, { token }: Buyer, id: string): Promise<Order> =>
  (await asker(campus.url)(orderDetail, { id }, { token })).data

/** Looks at an order until it stands in one of these states. */
export const waitForOrder = (campus: TestCampus, buyer: Buyer, id: string, ...states: readonly Order['state'][]): Promise<Order> =>
  eventually(async () => {
    const found = await readOrder(campus, buyer, id)
    return states.includes(found.state) ? found : undefined
  })

/** Goes to the cashier with an open payment; nothing is paid yet. */
export const goToCashier = async (campus: TestCampus, { token }: Buyer, paymentId: string) => {
  const { data, msg } = await asker(campus.url)(paymentStep, { paymentId }, { token })
  if (!data) throw new Error(msg)
  return data.payment.number
}

/** A context in which services act for somebody, as they do behind the door. */
export const actingFor = (
  { base }: TestCampus,
  { person, schoolId }: { readonly person: { readonly id: string }; readonly schoolId: string },
): CallerCtx => ({
  ...systemContext(base),
  caller: { personId: person.id, schoolId, sessionId: '', roles: ['student'], isAgent: false },
})
