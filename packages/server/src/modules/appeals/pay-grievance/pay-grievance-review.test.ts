import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payGrievancesToReview, payGrievanceToReview, reopenPayGrievance, reviewPayGrievance } from '@campus/contract/appeals/console.ts'
import { addPayGrievance, payGrievance, payGrievances, withdrawPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { offerAlso, openShop, order, putIntoCart, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { payGrievanceSteps } from '../../../testing/pay-grievances.ts'
import { walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportPayGrievances } from './pay-grievance.service.ts'

const campus = useTestCampus()
const { appealOf, appeal, gathered, reviewers, payUnnoticed } = payGrievanceSteps(campus)

test('what the evidence does not resolve is reviewed by a person, with a reason, once', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  await giveBeans(campus(), buyer, { print: 500 })
  const { orderId } = await order(campus(), buyer)
  await ask(payOrder, { orderId, way: 'beans' }, buyer)
  await waitForOrder(campus(), buyer, orderId, 'finished')
  const manager = await enter(campus(), { kind: 'teacher', roles: ['manager'], schoolId: buyer.schoolId })
  const [admin, other] = await reviewers(buyer)
  const { id, paidAt } = await appeal(buyer, { payWay: 'beans', orderId })
  assert.equal((await gathered(buyer, id)).evidence.finding, 'paid_delivered')
  const seen = (await ask(payGrievanceToReview, { id }, admin)).data
  assert.deepEqual([seen.mayReview, seen.refundable, seen.personNumber], [true, 500, buyer.person.number])
  const silent = await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '' }, admin)
  assert.deepEqual(Object.keys(silent.fields ?? {}), ['notes'])
  const answers = await Promise.all(
    [admin, other, admin].map((by) => ask(reviewPayGrievance, { id, verdict: 'passed', notes: '同意退款' }, by)),
  )
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['already_reviewed', 'already_reviewed', 'done'])
  assert.equal((await walletOf(campus(), buyer)).print, 500)
  assert.equal(await nothingToDo(campus().url, manager), 1)
  assert.equal((await readOrder(campus(), buyer, orderId)).state, 'refunded')
  // Neither with the order nor without it.
  for (const same of [{ orderId }, {}]) {
    const given = await appealOf(buyer, { payWay: 'beans', paidAt, reason: '请再看一次这笔付款', ...same })
    assert.equal((await ask(addPayGrievance, given, buyer)).error, 'already_reviewed')
  }
})

/** Two files in one order, of five and of three yuan, paid with beans. */
const buyTwo = async (buyer: Awaited<ReturnType<typeof openShop>>, beforePaying = async () => {}) => {
  const ask = asker(campus().url)
  const otherId = await offerAlso(campus(), buyer.schoolId, { charge: 'each', price: 300 })
  await giveBeans(campus(), buyer, { print: 800 })
  const ids = [
    await putIntoCart(campus(), buyer, { templateId: buyer.templateId }),
    await putIntoCart(campus(), buyer, { templateId: otherId }),
  ]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal: 800 }, buyer)).data
  await beforePaying()
  await ask(payOrder, { orderId, way: 'beans' }, buyer)
  return { orderId, otherId }
}

test('a reopened appeal refunds what the first decision left, and no more than was paid', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  const { orderId, otherId } = await buyTwo(buyer)
  await waitForOrder(campus(), buyer, orderId, 'finished')
  await campus()
    .base.sql.updateTable('order_line')
    .set({ state: 'failed', reason: 'making_failed' })
    .where('order_id', '=', orderId)
    .where('product_id', '=', otherId)
    .execute()
  const { id } = await appeal(buyer, { payWay: 'beans', orderId, amount: 800 })
  const settled = await gathered(buyer, id)
  assert.deepEqual([settled.outcome, settled.outcomeAmount, (await walletOf(campus(), buyer)).print], ['refunded', 300, 300])
  const [admin] = await reviewers(buyer)
  assert.equal((await ask(reopenPayGrievance, { id, reason: '另一份也有误' }, admin)).code, 200)
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '其余一并退款' }, admin)).code, 200)
  const passed = (await ask(payGrievance, { id }, buyer)).data
  assert.deepEqual([passed.review.state, passed.outcome, passed.outcomeAmount], ['passed', 'refunded', 500])
  const { state, refunded } = await readOrder(campus(), buyer, orderId)
  assert.deepEqual([state, refunded, (await walletOf(campus(), buyer)).print], ['refunded', 800, 800])
})

test('of two files that did not come the one that can be made is made, and the money of the other is refunded', async () => {
  const buyer = await openShop(campus(), { fields: ['name', 'studentId', 'grade'] })
  const { sql } = campus().base
  const { orderId, otherId } = await buyTwo(buyer, async () => {
    await sql.updateTable('student_record').set({ grade: '' }).where('person_id', '=', buyer.person.id).execute()
  })
  await eventually(async () => (await readOrder(campus(), buyer, orderId)).lines[1]?.delivery === 'ready' || undefined)
  // As if both had been lost on their way a quarter of an hour ago.
  for (const state of ['failed', 'making'] as const)
    await sql.updateTable('order_line').set({ state, reason: '' }).where('order_id', '=', orderId).execute()
  const changed_at = later(campus().clock.now(), -900)
  await sql.updateTable('purchase_order').set({ state: 'packaging', changed_at }).where('id', '=', orderId).execute()
  const { id } = await appeal(buyer, { payWay: 'beans', orderId, amount: 800 })
  const { evidence, review, outcome, outcomeAmount } = await gathered(buyer, id)
  assert.deepEqual([evidence.finding, review.state, outcome, outcomeAmount], ['paid_undelivered', 'settled', 'refunded', 500])
  assert.equal((await walletOf(campus(), buyer)).print, 500)
  await waitForOrder(campus(), buyer, orderId, 'finished')
  const states = await sql.selectFrom('order_line').where('order_id', '=', orderId).select(['product_id', 'state']).execute()
  assert.deepEqual(Object.fromEntries(states.map(({ product_id, state }) => [product_id, state])), {
    [buyer.templateId]: 'refunded',
    [otherId]: 'done',
  })
})

/** An appeal about so much that one reviewer is not enough. */
const appealAboutMuch = async () => {
  const buyer = await openShop(campus(), { price: 20_000 })
  await giveBeans(campus(), buyer, { print: 20_000 })
  const { orderId } = await order(campus(), buyer, { expectedTotal: 20_000 })
  await asker(campus().url)(payOrder, { orderId, way: 'beans' }, buyer)
  await waitForOrder(campus(), buyer, orderId, 'finished')
  const { id } = await appeal(buyer, { payWay: 'beans', orderId, amount: 20_000 })
  await gathered(buyer, id)
  return { buyer, id }
}

test('above the amount of the school two reviewers have to agree', async () => {
  const ask = asker(campus().url)
  const { buyer, id } = await appealAboutMuch()
  const [admin, other] = await reviewers(buyer)
  const pass = (by: typeof admin) => ask(reviewPayGrievance, { id, verdict: 'passed', notes: '同意' }, by)
  assert.equal((await pass(admin)).code, 200)
  assert.equal((await walletOf(campus(), buyer)).print, 0)
  const forSecond = (await ask(payGrievanceToReview, { id }, other)).data
  assert.deepEqual([forSecond.review.state, forSecond.review.notes, forSecond.mayReview], ['seconding', '同意', true])
  assert.equal((await pass(admin)).error, 'same_reviewer')
  assert.equal((await pass(other)).code, 200)
  assert.equal((await walletOf(campus(), buyer)).print, 20_000)
})

test('while a second reviewer is awaited the author sees that it is being reviewed, and nothing of the first decision', async () => {
  const ask = asker(campus().url)
  const { buyer, id } = await appealAboutMuch()
  const [admin, other] = await reviewers(buyer)
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '同意全额退款' }, admin)).code, 200)
  const beingReviewed = { state: 'pending', auditor: '', auditedAt: null, notes: '' }
  const seen = (await ask(payGrievance, { id }, buyer)).data
  assert.deepEqual([seen.review, seen.outcome, seen.mayWithdraw], [beingReviewed, 'none', true])
  const listed = (await ask(payGrievances, { state: 'pending' }, buyer)).data
  assert.deepEqual([listed.total, listed.rows[0]?.review], [1, beingReviewed])
  const [copy] = await exportPayGrievances(systemContext(campus().base), buyer.person.id)
  assert.deepEqual([copy?.state, copy?.notes], ['pending', ''])
  assert.equal((await ask(withdrawPayGrievance, { id }, buyer)).code, 200)
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '同意' }, other)).error, 'already_reviewed')
  assert.equal((await walletOf(campus(), buyer)).print, 0)
})

test('a provider that gives no answer leaves an appeal unclear, and people can still review it', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  const orderId = await payUnnoticed(buyer)
  // Nobody is configured who could be asked for this one.
  await campus().base.sql.updateTable('payment').set({ provider: 'alipay' }).where('subject_id', '=', orderId).execute()
  const { id } = await appeal(buyer, { orderId })
  const { evidence, review } = await gathered(buyer, id)
  assert.deepEqual([evidence.finding, evidence.payments[0]?.theirState, review.state], ['unclear', '', 'pending'])
  const [admin] = await reviewers(buyer)
  assert.equal((await ask(payGrievancesToReview, {}, admin)).data.waiting, 1)
})

test('a certificate that is not offered any more can still be appealed about, and reviewers find it by keywords alone', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  await campus().base.sql.updateTable('document_template').set({ state: 'disabled' }).where('id', '=', buyer.templateId).execute()
  const { id } = await appeal(buyer)
  await gathered(buyer, id)
  const [admin] = await reviewers(buyer)
  const find = async (words: string) => (await ask(payGrievancesToReview, { words }, admin)).data.total
  assert.deepEqual([await find(buyer.person.number), await find('%'), await find('_')], [1, 0, 0])
})
