import { freeCopiesRequests } from '@campus/contract/appeals/free-copies.ts'
import { applications } from '@campus/contract/certificates/applications.ts'
import { cart } from '@campus/contract/orders/cart.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { appealsPaths, ordersPaths } from '@campus/contract/paths/orders.ts'
import { certificates } from '@campus/server/modules/documents/starter/starter-certificates.ts'
import { expect } from '@playwright/test'
import { templateId } from '../documents/own-document.ts'
import { askAsStudent, idOfState } from './document-links.ts'

type Query = Readonly<Record<string, string>>

/** The demo fills these, too, while it is open already. */
export const waitFor = async (what: string, find: () => Promise<string | undefined>): Promise<string> => {
  let found: string | undefined
  const look = async () => {
    found = await find()
    return found ?? ''
  }
  await expect.poll(look, { message: `the demo's student has ${what}`, intervals: [300] }).not.toBe('')
  return found ?? ''
}

const applicationId = (network: string, state?: 'rejected') =>
  waitFor('an application', async () => (await askAsStudent(applications, state ? { state } : {}, network)).rows[0]?.id)

const certificateNames = new Set(certificates.map(({ name }) => name[0]))

/** Of a certificate: prints of files are orders, too. What is on paper still waits to be collected. */
const orderId = (network: string, way: 'download' | 'paper') =>
  waitFor(`an order of the way ${way}`, async () => {
    const { rows } = await askAsStudent(orders, { state: way === 'paper' ? 'to_collect' : 'finished', way }, network)
    return rows.find(({ lines }) => lines.some(({ name }) => certificateNames.has(name)))?.id
  })

const cartIds = (network: string) =>
  waitFor('something in the cart', async () => (await askAsStudent(cart, {}, network)).direct.map(({ id }) => id).join())

/** What links around applications and orders carry; always those of the demo's student. */
export const tradeLinks: Readonly<Record<string, (network: string) => Promise<Query> | Query>> = {
  [certificatesPaths.applyFile.address]: () => ({ templateId: templateId('enrolment'), way: 'email' }),
  [certificatesPaths.applyPaper.address]: () => ({ templateId: templateId('transcript-en') }),
  [certificatesPaths.howToGet.address]: () => ({ templateId: templateId('transcript-en') }),
  [certificatesPaths.application.address]: async (network) => ({ id: await applicationId(network, 'rejected') }),
  [certificatesPaths.applications.address]: async (network) => ({ id: await applicationId(network) }),
  [certificatesPaths.feedback.address]: () => ({ templateId: templateId('enrolment') }),
  [certificatesPaths.questions.address]: () => ({ templateId: templateId('enrolment') }),
  [certificatesPaths.dataError.address]: () => ({ templateId: templateId('enrolment') }),
  [certificatesPaths.fileError.address]: async (network) => ({ documentId: await idOfState('valid', network) }),
  [ordersPaths.settlement.address]: async (network) => ({ ids: await cartIds(network) }),
  [ordersPaths.priceExplained.address]: async (network) => ({ ids: await cartIds(network) }),
  [ordersPaths.order.address]: async (network) => ({ id: await orderId(network, 'paper') }),
  [ordersPaths.files.address]: async (network) => ({ id: await orderId(network, 'download') }),
  [appealsPaths.newPayGrievance.address]: async (network) => ({ orderId: await orderId(network, 'paper') }),
  [appealsPaths.freeCopies.address]: async (network) => ({
    id: await waitFor('a request', async () => (await askAsStudent(freeCopiesRequests, {}, network)).rows[0]?.id),
  }),
}
