import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply, withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { freeCopies } from '@campus/contract/documents/templates.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { refundOrder } from '@campus/contract/orders/console.ts'
import { cancelOrder } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { goToCashier, offerAlso, openShop, putIntoCart, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { deskOf, refundsOf, walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Shop = Awaited<ReturnType<typeof openShop>>

/** A certificate that is charged the first time only, and a student with beans enough for many. */
const openOnce = async (rules: Parameters<typeof openShop>[1] = {}) => {
  const student = await openShop(campus(), { charge: 'first', price: 1000, heading: 'optional', ...rules })
  await giveBeans(campus(), student, { free: 10_000 })
  return student
}

const apply = async (student: Shop, heading = '') =>
  (await ask(fileApply, { templateId: student.templateId, way: 'download', heading }, student)).data

const pay = (student: Shop, orderId: string) => ask(payOrder, { orderId, way: 'beans' }, student)

const spent = async (student: Shop) => 10_000 - (await walletOf(campus(), student)).free

/** A cart with two headings of the same certificate, checked out as one order. */
const checkoutTwo = async (student: Shop, expectedTotal = 1000) => {
  const { templateId } = student
  const ids = [
    await putIntoCart(campus(), student, { templateId, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId, heading: 'B' }),
  ]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal }, student)).data
  const { lines } = await readOrder(campus(), student, orderId)
  return { orderId, lines, applicationIds: lines.map(({ applicationId }) => applicationId ?? '') }
}

const adminOf = (student: Shop) => enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })

test('an application that waits for its payment does not make the next one free', async () => {
  const student = await openOnce()
  const first = await apply(student)
  const second = await apply(student, 'again')
  assert.deepEqual([first.amount, second.amount, second.next], [1000, 1000, 'payment'])
  assert.equal((await ask(cancelOrder, { id: first.orderId }, student)).code, 200)
  assert.equal((await readOrder(campus(), student, second.orderId)).total, 1000)
  assert.equal((await pay(student, second.orderId)).data.isPaid, true)
  assert.equal(await spent(student), 1000)
  assert.equal((await apply(student, 'third')).amount, 0)
})

test('of two that wait, the one that is paid pays for the other as well, which is delivered', async () => {
  const student = await openOnce()
  const first = await apply(student)
  const second = await apply(student, 'again')
  await pay(student, second.orderId)
  const delivered = await waitForOrder(campus(), student, first.orderId, 'packaging', 'finished')
  assert.deepEqual([delivered.total, delivered.lines[0]?.amount], [0, 0])
  assert.equal(await spent(student), 1000)
})

test('of two paid at the same moment one costs and the other does not', async () => {
  const student = await openOnce()
  const orders = [await apply(student), await apply(student, 'again')]
  const answers = await Promise.all(orders.map(({ orderId }) => pay(student, orderId)))
  assert.deepEqual(
    answers.map(({ error }) => error ?? 'paid').filter((one) => one !== 'paid' && one !== 'order_not_payable'),
    [],
  )
  for (const { orderId } of orders) await waitForOrder(campus(), student, orderId, 'packaging', 'finished')
  assert.equal(await spent(student), 1000)
})

test('when the dear line of a cart is withdrawn, the one that stays costs', async () => {
  const student = await openOnce()
  const { orderId, applicationIds } = await checkoutTwo(student)
  await ask(withdrawApplication, { id: applicationIds[0] ?? '' }, student)
  const left = await readOrder(campus(), student, orderId)
  assert.deepEqual([left.state, left.total, left.lines.map(({ amount }) => amount)], ['unpaid', 1000, [1000, 1000]])
  await pay(student, orderId)
  assert.equal(await spent(student), 1000)
})

test('when the dear line of a cart is rejected, the one that is approved costs', async () => {
  const student = await openOnce({ needsApproval: true })
  const admin = await adminOf(student)
  const { orderId, applicationIds } = await checkoutTwo(student)
  const [first = '', second = ''] = applicationIds
  await ask(decideApplications, { ids: [first], verdict: 'rejected', notes: '材料不符' }, admin)
  await ask(decideApplications, { ids: [second], verdict: 'approved', notes: '好' }, admin)
  const decided = await readOrder(campus(), student, orderId)
  assert.deepEqual([decided.state, decided.total], ['unpaid', 1000])
})

test('free copies of a line that is withdrawn go to the one that stays before other orders', async () => {
  const student = await openOnce({ charge: 'each', freeCopies: 1 })
  const { orderId, applicationIds } = await checkoutTwo(student)
  const other = await apply(student, 'C')
  assert.equal(other.amount, 1000)
  await ask(withdrawApplication, { id: applicationIds[0] ?? '' }, student)
  const left = await waitForOrder(campus(), student, orderId, 'packaging', 'finished')
  assert.deepEqual([left.total, left.lines.map(({ freeCopies: free }) => free)], [0, [1, 1]])
  assert.equal((await readOrder(campus(), student, other.orderId)).total, 1000)
  assert.deepEqual((await ask(freeCopies, { templateId: student.templateId }, student)).data.left, 0)
})

test('a free copy of a line that is withdrawn makes another order free that waits, when nothing beside it needs it', async () => {
  const student = await openOnce({ charge: 'each', freeCopies: 1 })
  const other = await offerAlso(campus(), student.schoolId, { charge: 'each', price: 300 })
  const ids = [
    await putIntoCart(campus(), student, { templateId: student.templateId, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId: other }),
  ]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal: 300 }, student)).data
  const waiting = await apply(student, 'B')
  assert.equal(waiting.amount, 1000)
  const free = (await readOrder(campus(), student, orderId)).lines.find(({ amount }) => amount === 0)
  await ask(withdrawApplication, { id: free?.applicationId ?? '' }, student)
  assert.equal((await waitForOrder(campus(), student, waiting.orderId, 'packaging', 'finished')).total, 0)
  assert.equal((await readOrder(campus(), student, orderId)).total, 300)
})

test('a fee that other copies depend on is refunded only together with them', async () => {
  const student = await openOnce()
  const admin = await adminOf(student)
  const { orderId, lines } = await checkoutTwo(student)
  await pay(student, orderId)
  const elsewhere = await apply(student, 'C')
  assert.equal(elsewhere.amount, 0)
  const lineIds = lines.map(({ id }) => id)
  const back = (lineIds: string[]) => ask(refundOrder, { id: orderId, lineIds, reason: '重复申请' }, admin)
  assert.equal((await back(lineIds.slice(0, 1))).error, 'fee_covers_other_copies')
  assert.equal((await back(lineIds)).error, 'fee_covers_other_copies')
  assert.equal(await spent(student), 1000)
  const { sql } = campus().base
  await sql.updateTable('order_line').set({ state: 'failed' }).where('order_id', '=', elsewhere.orderId).execute()
  assert.equal((await back(lineIds)).data.amount, 1000)
  assert.equal(await spent(student), 0)
  assert.equal((await apply(student, 'D')).amount, 1000)
})

/** A certificate that was charged before, and another one at 300, in one order. */
const checkoutBoth = async (student: Awaited<ReturnType<typeof openOnce>>) => {
  const other = await offerAlso(campus(), student.schoolId, { charge: 'each', price: 300 })
  const ids = [
    await putIntoCart(campus(), student, { templateId: student.templateId, heading: 'B' }),
    await putIntoCart(campus(), student, { templateId: other }),
  ]
  return (await ask(checkoutCart, { ids, expectedTotal: 300 }, student)).data
}

test('an order whose price rose is not paid at the new price without confirmation', async () => {
  const student = await openOnce()
  const admin = await adminOf(student)
  const paid = await apply(student)
  await pay(student, paid.orderId)
  const { orderId } = await checkoutBoth(student)
  const { lines } = await readOrder(campus(), student, paid.orderId)
  const refunded = await ask(refundOrder, { id: paid.orderId, lineIds: lines.map(({ id }) => id), reason: '不需要了' }, admin)
  assert.equal(refunded.data.amount, 1000)
  const paySeen = (expectedTotal: number) => ask(payOrder, { orderId, way: 'beans', expectedTotal }, student)
  assert.equal((await paySeen(300)).error, 'price_changed')
  await eventually(async () => ((await readOrder(campus(), student, orderId)).total === 1300 ? true : undefined))
  assert.equal((await paySeen(300)).error, 'price_changed')
  assert.equal((await paySeen(1300)).data.isPaid, true)
  assert.equal(await spent(student), 1300)
})

test('when the price fell to zero before the money arrived, it is refunded, and the order is delivered', async () => {
  const student = await openOnce()
  const first = await apply(student)
  const second = await apply(student, 'again')
  const begun = (await ask(payOrder, { orderId: second.orderId, way: 'cashier', usesBeans: false }, student)).data.payment
  const number = await goToCashier(campus(), student, begun?.id ?? '')
  await pay(student, first.orderId)
  await deskOf(campus()).payLate(number)
  await waitForOrder(campus(), student, second.orderId, 'packaging', 'finished')
  assert.equal(await spent(student), 1000)
  await deskOf(campus()).account(number)
  const refunds = await refundsOf(campus(), begun?.id ?? '')
  assert.ok(refunds.every(({ amount }) => amount === 1000))
  assert.equal((await readOrder(campus(), student, second.orderId)).fromMoney, 0)
})

test('when the price rose before the money arrived, it is refunded, and no beans are taken for the rest', async () => {
  const student = await openOnce()
  const paid = await apply(student)
  await pay(student, paid.orderId)
  const { orderId } = await checkoutBoth(student)
  const begun = (await ask(payOrder, { orderId, way: 'cashier', usesBeans: false }, student)).data.payment
  const number = await goToCashier(campus(), student, begun?.id ?? '')
  // As a refund of the first one leaves it, before the job has priced the others again.
  await campus().base.sql.updateTable('template_use').set({ paid: 0 }).where('person_id', '=', student.person.id).execute()
  await deskOf(campus()).pay(number)
  await eventually(async () => ((await refundsOf(campus(), begun?.id ?? '')).length > 0 ? true : undefined))
  const { state, total } = await readOrder(campus(), student, orderId)
  assert.deepEqual([state, total], ['unpaid', 1300])
  assert.equal(await spent(student), 1000)
})

test('a certificate that was free before is charged the first time that it costs', async () => {
  const student = await openOnce({ charge: 'none', price: 0 })
  assert.equal((await apply(student)).amount, 0)
  const { sql } = campus().base
  const dear = await offerAlso(campus(), student.schoolId, { charge: 'first', price: 1000 })
  await sql.updateTable('template_use').set({ template_id: dear }).where('person_id', '=', student.person.id).execute()
  assert.equal((await ask(freeCopies, { templateId: dear }, student)).data.nextPrice, 1000)
})
