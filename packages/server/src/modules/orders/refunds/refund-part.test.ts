import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { openShop, order, readOrder } from '../../../testing/orders.ts'
import { walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { refundPart } from './refund-part.service.ts'

const campus = useTestCampus()

/** Somebody who paid five yuan, three of them with free beans. */
const buy = async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 300, print: 200 })
  const { orderId } = await order(campus(), student)
  await asker(campus().url)(payOrder, { orderId, way: 'beans' }, student)
  const [line] = (await readOrder(campus(), student, orderId)).lines
  const giveBack = (amount: number, cause: string) =>
    inTransaction(systemContext(campus().base), (ctx) =>
      refundPart(ctx, { orderId, lineId: line?.id ?? '', amount, cause, reason: '部分' }),
    )
  const stands = async () => {
    const { state, refunded, lines } = await readOrder(campus(), student, orderId)
    const { free, print } = await walletOf(campus(), student)
    return { isOver: state === 'refunded', refunded, ofLine: lines[0]?.refunded, free, print }
  }
  return { orderId, giveBack, stands }
}

const nothingToRefund = (error: unknown) => error instanceof Refusal && error.code === 'nothing_to_refund'

test('a partial refund returns what was spent last, once per cause, and the last part ends the line', async () => {
  const { orderId, giveBack, stands } = await buy()
  assert.equal(await giveBack(250, `test:${orderId}:one`), true)
  assert.deepEqual(await stands(), { isOver: false, refunded: 250, ofLine: 250, free: 50, print: 200 })
  assert.equal(await giveBack(250, `test:${orderId}:one`), false)
  await assert.rejects(giveBack(251, `test:${orderId}:more`), nothingToRefund)
  await assert.rejects(giveBack(0, `test:${orderId}:none`), nothingToRefund)
  assert.equal(await giveBack(250, `test:${orderId}:two`), true)
  assert.deepEqual(await stands(), { isOver: true, refunded: 500, ofLine: 500, free: 300, print: 200 })
  await assert.rejects(giveBack(1, `test:${orderId}:three`), nothingToRefund)
})

test('concurrent partial refunds never exceed the paid amount', async () => {
  const { orderId, giveBack, stands } = await buy()
  const ends = await Promise.allSettled([1, 2, 3, 4].map((at) => giveBack(200, `test:${orderId}:${at}`)))
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 2)
  assert.equal((await stands()).refunded, 400)
})
