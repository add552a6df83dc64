import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  gatherEvidence,
  payGrievancesToReview,
  payGrievanceToReview,
  reopenPayGrievance,
  reviewPayGrievance,
} from '@campus/contract/appeals/console.ts'
import { addPayGrievance, payGrievance, payGrievances, withdrawPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { cancelOrder } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { bringPages, buyPrint, enterPrinter } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { offerAlso, openShop, order, putIntoCart, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { payGrievanceSteps } from '../../../testing/pay-grievances.ts'
import { walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const { screenshot, appealOf, appeal, gathered, reviewers, payUnnoticed } = payGrievanceSteps(campus)

test('an appeal about a payment whose notice was lost is resolved by querying the provider: the file is delivered', async () => {
  const buyer = await openShop(campus())
  const orderId = await payUnnoticed(buyer)
  const { id } = await appeal(buyer, { orderId })
  const settled = await gathered(buyer, id)
  assert.deepEqual([settled.review.state, settled.outcome, settled.mayWithdraw], ['settled', 'delivered', false])
  assert.deepEqual(
    settled.evidence.payments.map(({ ourState, theirState, amount }) => [ourState, theirState, amount]),
    [['paid', 'paid', 500]],
  )
  assert.ok(settled.evidence.ledger.some(({ kind }) => kind === 'purchase'))
  await waitForOrder(campus(), buyer, orderId, 'finished')
  const [reported] = (await asker(campus().url)(messagesInGroup, { group: 'progress' }, buyer)).data.rows
  assert.ok(reported)
})

test('money for a file that cannot be produced is refunded at once, without a review', async () => {
  const buyer = await openShop(campus())
  await giveBeans(campus(), buyer, { free: 200, print: 300 })
  const { orderId } = await order(campus(), buyer)
  // No font has this name, so nothing can be made of it.
  await campus().base.sql.updateTable('person').set({ name: '王𱍐' }).where('id', '=', buyer.person.id).execute()
  await asker(campus().url)(payOrder, { orderId, way: 'beans' }, buyer)
  await waitForOrder(campus(), buyer, orderId, 'failed')
  const { id } = await appeal(buyer, { payWay: 'beans' })
  const settled = await gathered(buyer, id)
  assert.deepEqual([settled.evidence.finding, settled.review.state, settled.outcome], ['paid_undelivered', 'settled', 'refunded'])
  assert.equal(settled.outcomeAmount, 500)
  const { free, print } = await walletOf(campus(), buyer)
  assert.deepEqual([free, print], [200, 300])
  const [admin, other] = await reviewers(buyer)
  const ask = asker(campus().url)
  assert.equal((await ask(payGrievancesToReview, {}, admin)).data.waiting, 0)

  // An administrator sees it and may look once more; what was refunded stays so.
  const [listed] = (await ask(payGrievancesToReview, { state: 'settled' }, admin)).data.rows
  assert.deepEqual([listed?.id, listed?.mayReview, listed?.mayReopen], [id, false, true])
  const manager = await enter(campus(), { kind: 'teacher', roles: ['manager'], schoolId: buyer.schoolId })
  assert.equal((await ask(reopenPayGrievance, { id, reason: '复查' }, manager)).error, 'forbidden')
  const answers = await Promise.all([admin, other].map((by) => ask(reopenPayGrievance, { id, reason: '金额有疑问' }, by)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['already_reviewed', 'done'])
  const reopened = (await ask(payGrievance, { id }, buyer)).data
  assert.deepEqual([reopened.review.state, reopened.reopenReason, reopened.outcome], ['pending', '金额有疑问', 'refunded'])
  assert.equal((await ask(gatherEvidence, { id }, admin)).data.review.state, 'pending')
  const zone = 'Asia/Shanghai'
  const paidAt = startOfDay(zone, dayIn(zone, new Date(reopened.paidAt))).toISOString()
  const again = async (more: Partial<GivenTo<typeof addPayGrievance>>) =>
    (await ask(addPayGrievance, await appealOf(buyer, { payWay: 'beans', paidAt, reason: '换一种说法再申诉一次', ...more }), buyer)).error
  assert.deepEqual([await again({}), await again({ orderId })], ['appeal_open', 'appeal_open'])
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'refused', notes: '已按原路退回' }, admin)).code, 200)
  assert.equal((await ask(reopenPayGrievance, { id, reason: '再看一次' }, other)).error, 'already_reviewed')

  // What was reviewed is not submitted again in other words: neither a payment of that day, way and amount, nor the order that was found.
  const templateId = await offerAlso(campus(), buyer.schoolId)
  for (const same of [{}, { templateId, copies: 2 }, { orderId }]) assert.equal(await again(same), 'already_reviewed')
  const theDayBefore = new Date(Date.parse(reopened.paidAt) - 86_400_000).toISOString()
  const another = await appeal(buyer, { payWay: 'beans', paidAt: theDayBefore })
  assert.equal((await gathered(buyer, another.id)).evidence.finding, 'nothing_found')
})

test('a payment for a print that could not be printed is appealed about like any other', async () => {
  const owner = await enterPrinter(campus(), { print: 100 })
  const file = await bringPages(campus(), owner, 2)
  const print = await buyPrint(campus(), owner, { fileId: file.id, copies: 1, attribute: 'bw_single' })
  const ask = asker(campus().url)
  const buyer = { ...owner, templateId: '', recordId: '' }
  const given = { kind: 'print', templateId: undefined, payWay: 'beans', amount: print.totalPrice } as const
  const missing = await ask(addPayGrievance, await appealOf(buyer, { ...given, kind: 'certificate' }), buyer)
  assert.deepEqual(Object.keys(missing.fields ?? {}), ['templateId'])
  const { id } = await appeal(buyer, given)
  const found = await gathered(buyer, id)
  assert.deepEqual([found.name, found.evidence.finding, found.orderId], ['云打印', 'not_printed', print.orderId])
  assert.deepEqual(
    found.evidence.deliveries.map(({ state }) => state),
    ['to_print'],
  )
  const [admin] = await reviewers(buyer)
  assert.equal(
    (await ask(reviewPayGrievance, { id, verdict: 'passed', remedy: 'deliver', notes: '重打' }, admin)).error,
    'nothing_to_retry',
  )
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '终端卡纸，退款' }, admin)).code, 200)
  assert.equal((await readOrder(campus(), owner, print.orderId)).state, 'refunded')
})

test('a free file beside paid ones that could not be made is made again, and no money moves', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  const free = await offerAlso(campus(), buyer.schoolId)
  await giveBeans(campus(), buyer, { print: 500 })
  const ids = [
    await putIntoCart(campus(), buyer, { templateId: buyer.templateId }),
    await putIntoCart(campus(), buyer, { templateId: free }),
  ]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal: 500 }, buyer)).data
  await ask(payOrder, { orderId, way: 'beans' }, buyer)
  await waitForOrder(campus(), buyer, orderId, 'finished')
  const { sql } = campus().base
  await sql
    .updateTable('order_line')
    .set({ state: 'failed', reason: 'making_failed' })
    .where('order_id', '=', orderId)
    .where('product_id', '=', free)
    .execute()
  const { id } = await appeal(buyer, { payWay: 'beans', orderId })
  const settled = await gathered(buyer, id)
  assert.deepEqual([settled.evidence.finding, settled.outcome, settled.outcomeAmount], ['paid_undelivered', 'delivered', 0])
  assert.equal((await walletOf(campus(), buyer)).print, 0)
})

test('an order that was never paid is recognised, and the appeal is refused with a reason', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  const { orderId } = await order(campus(), buyer)
  await ask(cancelOrder, { id: orderId }, buyer)
  const { id } = await appeal(buyer)
  assert.equal((await gathered(buyer, id)).evidence.finding, 'unpaid')
  const [admin] = await reviewers(buyer)
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '退' }, admin)).error, 'nothing_to_refund')
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'refused', notes: '没有收到款项' }, admin)).code, 200)
  const { review } = (await ask(payGrievance, { id }, buyer)).data
  assert.deepEqual([review.state, review.notes], ['refused', '没有收到款项'])
})

test('an appeal needs everything, once at a time, with a screenshot of one’s own and not from the future', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  const bad = await ask(addPayGrievance, { ...(await appealOf(buyer)), copies: 0, reason: '无', screenshot: 'x' }, buyer)
  assert.deepEqual(Object.keys(bad.fields ?? {}).toSorted(), ['copies', 'reason', 'screenshot'])
  const ahead = new Date(campus().clock.now().getTime() + 3_600_000).toISOString()
  assert.equal((await ask(addPayGrievance, await appealOf(buyer, { paidAt: ahead }), buyer)).error, 'time_ahead')
  const stranger = await openShop(campus())
  const taken = await appealOf(buyer, { screenshot: await screenshot(stranger) })
  assert.notEqual((await ask(addPayGrievance, taken, buyer)).code, 200)
  const { orderId } = await order(campus(), stranger)
  assert.equal((await ask(addPayGrievance, await appealOf(buyer, { orderId }), buyer)).error, 'not_found')
  const given = await appealOf(buyer)
  const answers = await Promise.all([1, 2, 3].map((at) => ask(addPayGrievance, { ...given, reason: `付款后没有收到文件 ${at}` }, buyer)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['appeal_open', 'appeal_open', 'done'])
})

test('an appeal is hidden from others, and its author may withdraw it', async () => {
  const buyer = await openShop(campus())
  const ask = asker(campus().url)
  const { id } = await appeal(buyer)
  await gathered(buyer, id)
  const stranger = await openShop(campus())
  const [elsewhere] = await reviewers(stranger)
  assert.equal((await ask(payGrievance, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(withdrawPayGrievance, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(payGrievanceToReview, { id }, elsewhere)).error, 'not_found')
  assert.equal((await ask(reviewPayGrievance, { id, verdict: 'passed', notes: '好' }, elsewhere)).error, 'not_found')
  assert.equal((await ask(withdrawPayGrievance, { id }, buyer)).code, 200)
  const { rows } = (await ask(payGrievances, {}, buyer)).data
  assert.deepEqual(
    rows.map(({ review }) => review.state),
    ['withdrawn'],
  )
})
