import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { asker } from '../../testing/ask.ts'
import { giveBeans } from '../../testing/beans.ts'
import { fewestStatements } from '../../testing/count-statements.ts'
import { offerAlso, openShop, putIntoCart } from '../../testing/orders.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Shop = Awaited<ReturnType<typeof openShop>>

/** What checkout and payment of a cart with these certificates take. */
const checkOut = async (student: Shop, templates: readonly string[]) => {
  const fill = async () => {
    const ids: string[] = []
    for (const templateId of templates) ids.push(await putIntoCart(campus(), student, { templateId }))
    return ids
  }
  const settle = async (ids: readonly string[]) =>
    (await ask(checkoutCart, { ids: [...ids], expectedTotal: 500 * ids.length }, student)).data.orderId
  const pay = async (orderId: string) => assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).data.isPaid, true)
  return { settling: await fewestStatements(fill, settle), paying: await fewestStatements(async () => settle(await fill()), pay) }
}

test('a checkout takes 7 round trips and a payment 9, for any number of lines', async () => {
  const student = await openShop(campus())
  const templates = [student.templateId]
  for (let more = 0; more < 2; more += 1) templates.push(await offerAlso(campus(), student.schoolId, { charge: 'each', price: 500 }))
  await giveBeans(campus(), student, { free: 100_000 })
  const taken = { settling: { statements: 18, roundTrips: 7 }, paying: { statements: 24, roundTrips: 9 } }
  for (const count of [1, 3]) assert.deepEqual(await checkOut(student, templates.slice(0, count)), taken)
})
