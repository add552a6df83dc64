import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import { addToCart } from '@campus/contract/orders/cart.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { paymentStatus, paymentStep } from '@campus/contract/payment/payments.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startKillable } from '../../../testing/killable-campus.ts'
import { openShop } from '../../../testing/orders.ts'
import { deskOf, walletOf } from '../../../testing/payments.ts'
import { makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { proveLedger } from '../../wallet/books/proof.service.ts'
import { recoverOrders } from './recovery.service.ts'

const secret = 'shared by those that are killed and the one that goes on'
const campus = useTestCampus({ environment: { CAMPUS_SECRET: secret } })

const buyers = 10
const purchasesOfEach = 4
const kills = 2
/** There are six steps in a purchase, so all kills come before the last one. */
const maxStepsBeforeKill = 110
const price = 500

type Buyer = Awaited<ReturnType<typeof openShop>>

/** The server went away in the middle of a step; nobody knows how far it came. */
class Gone extends Error {}

interface Visit {
  readonly url: string
  readonly onStep: () => void
}

/** A step of a purchase: done once, or said again with the same key at the next visit. */
const step = <Answer>(run: (visit: Visit, key: string) => Promise<Answer>) => {
  const key = randomUUID()
  let done: { readonly answer: Answer } | undefined
  return async (visit: Visit): Promise<Answer> => {
    if (done) return done.answer
    done = { answer: await run(visit, key) }
    visit.onStep()
    return done.answer
  }
}

const say = async <Shape extends CallShape>({ url }: Visit, call: Shape, given: GivenTo<Shape>, { token }: Buyer, key: string) => {
  const answer = await asker(url)(call, given, { token, key }).catch(() => {
    throw new Gone()
  })
  assert.equal(answer.code, 200, answer.msg)
  return answer.data
}

/** Every other one pays with beans, the others at the cashier, whose notice may find nobody there. */
const planPurchase = (buyer: Buyer, heading: string, way: 'beans' | 'cashier') => {
  const { templateId } = buyer
  const put = step((visit, key) => say(visit, addToCart, { templateId, way: 'download', heading }, buyer, key))
  const settle = step(async (visit, key) => say(visit, checkoutCart, { ids: [(await put(visit)).id], expectedTotal: price }, buyer, key))
  const pay = step(async (visit, key) =>
    say(visit, payOrder, { orderId: (await settle(visit)).orderId, way, usesBeans: false }, buyer, key),
  )
  const goToDesk = step(async (visit, key) => {
    const { payment } = await pay(visit)
    if (payment) await say(visit, paymentStep, { paymentId: payment.id }, buyer, key)
    return payment
  })
  const payAtDesk = step(async (visit) => {
    const payment = await goToDesk(visit)
    if (payment) await deskOf(campus()).pay(payment.number)
    return payment
  })
  return step(async (visit, key) => {
    const payment = await payAtDesk(visit)
    const isPaid = async () => !payment || (await say(visit, paymentStatus, { paymentId: payment.id }, buyer, key)).state === 'paid'
    await eventually(async () => (await isPaid()) || undefined)
    return (await settle(visit)).orderId
  })
}

type Purchase = ReturnType<typeof planPurchase>

/** Everybody goes on buying, one thing after the other, until all is bought or the server is gone. */
const visit = (url: string, plans: readonly (readonly Purchase[])[], onStep: () => void) =>
  Promise.all(
    plans.map(async (purchases) => {
      const orderIds: string[] = []
      try {
        for (const purchase of purchases) orderIds.push(await purchase({ url, onStep }))
      } catch (error) {
        if (!(error instanceof Gone)) throw error
      }
      return orderIds
    }),
  )

const buyUntilKilled = async (plans: readonly (readonly Purchase[])[]) => {
  let next = startKillable(campus(), secret)
  for (let killed = 0; killed < kills; killed += 1) {
    const server = await next
    next = startKillable(campus(), secret)
    let left = randomInt(1, maxStepsBeforeKill)
    const ended = Promise.withResolvers<void>()
    await visit(server.url, plans, () => {
      left -= 1
      if (left === 0) server.kill().then(ended.resolve, ended.reject)
    })
    await ended.promise
  }
  const last = await next
  const bought = await visit(last.url, plans, () => undefined)
  await last.kill()
  return bought.flat()
}

/** Work in the hands of a killed process waits until it counts as abandoned; as if that time were over. */
const goOnAtOnce = async () => {
  const { sql } = campus().base
  const earlier = new Date(Date.now() - 3_600_000)
  await sql.updateTable('purchase_order').set({ changed_at: earlier }).where('state', '=', 'packaging').execute()
  await recoverOrders(systemContext(campus().base))
}

test('killed again and again in the middle of forty purchases, campus has each of them once, whole and delivered', async () => {
  const { sql } = campus().base
  const { id: schoolId } = await makeSchool(sql)
  const people = await Promise.all(Array.from({ length: buyers }, () => openShop(campus(), { heading: 'optional' }, { schoolId })))
  for (const buyer of people) await giveBeans(campus(), buyer, { free: (price * purchasesOfEach) / 2 })
  const plans = people.map((buyer) =>
    Array.from({ length: purchasesOfEach }, (_, turn) => planPurchase(buyer, `H${turn}`, turn % 2 === 0 ? 'beans' : 'cashier')),
  )
  const orderIds = await buyUntilKilled(plans)
  assert.equal(new Set(orderIds).size, buyers * purchasesOfEach)

  await goOnAtOnce()
  const orders = await eventually(async () => {
    const rows = await sql.selectFrom('purchase_order').selectAll().execute()
    return rows.every(({ state }) => state === 'finished') ? rows : undefined
  })
  assert.deepEqual(orders.map(({ id }) => id).toSorted(), orderIds.toSorted())
  for (const { from_free, from_money, total } of orders) assert.deepEqual([from_free + from_money, total], [price, price])
  const documents = await sql.selectFrom('issued_document').select('state').execute()
  assert.deepEqual(
    documents.map(({ state }) => state),
    orderIds.map(() => 'issued'),
  )
  const payments = await sql.selectFrom('payment').select(['state', 'refunded']).execute()
  assert.deepEqual(
    payments,
    Array.from({ length: orderIds.length / 2 }, () => ({ state: 'paid', refunded: 0 })),
  )
  for (const buyer of people) {
    const { free, print, held } = await walletOf(campus(), buyer)
    assert.deepEqual([free, print, held], [0, 0, 0])
  }
  assert.deepEqual((await proveLedger(sql)).findings, [])
})
