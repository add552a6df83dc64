import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownDocument } from '@campus/contract/documents/own-documents.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { refundOrder, schoolOrder, schoolOrders } from '@campus/contract/orders/console.ts'
import { orderBundle } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { schoolPayment } from '@campus/contract/payment/console.ts'
import { systemContext } from '../../../context/context.ts'
import { openOffice } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { goToCashier, offerAlso, openShop, order, putIntoCart, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { deskOf, walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { paymentsOf } from '../../payment/payments/payment.service.ts'
import { exportOrders } from '../listing/own-order.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

const someone = (schoolId: string, role: 'admin' | 'auditor') => enter(campus(), { schoolId, kind: 'teacher', roles: [role] })

/** Two files for five yuan together, of which the wallet pays a half and money the other. */
const buyMixed = async () => {
  const student = await openShop(campus(), { price: 250, heading: 'optional' })
  await giveBeans(campus(), student, { free: 100, print: 150 })
  const ids = [
    await putIntoCart(campus(), student, { templateId: student.templateId, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId: student.templateId, heading: 'B' }),
  ]
  const { data: settled } = await ask(checkoutCart, { ids, expectedTotal: 500 }, student)
  const { data } = await ask(payOrder, { orderId: settled.orderId, way: 'cashier' }, student)
  assert.ok(data.payment)
  await deskOf(campus()).pay(await goToCashier(campus(), student, data.payment.id))
  return { student, order: await waitForOrder(campus(), student, settled.orderId, 'finished') }
}

test('an order leads to the payment that paid it, or to none where beans did', async () => {
  const { student, order: paid } = await buyMixed()
  const admin = await someone(student.schoolId, 'admin')
  const { paymentId } = (await ask(schoolOrder, { id: paid.id }, admin)).data
  assert.deepEqual((await ask(schoolPayment, { id: paymentId ?? '' }, admin)).data.subjectId, paid.id)
  await giveBeans(campus(), student, { print: 250 })
  const { orderId } = await order(campus(), student, { expectedTotal: 250 })
  await ask(payOrder, { orderId, way: 'beans' }, student)
  assert.equal((await ask(schoolOrder, { id: orderId }, admin)).data.paymentId, null)
})

test('a refund returns the money first, then print beans, then free ones', async () => {
  const { student, order } = await buyMixed()
  const admin = await someone(student.schoolId, 'admin')
  const [one, two] = order.lines
  assert.ok(one?.documentId && two)
  const give = (lineIds: string[]) => ask(refundOrder, { id: order.id, lineIds, reason: '信息有误，退款' }, admin)
  const both = await Promise.all([give([one.id]), give([one.id])])
  assert.deepEqual(both.map(({ error, data }) => error ?? `${data.amount}`).toSorted(), ['250', 'nothing_to_refund'])
  await eventually(async () => {
    const [payment] = await paymentsOf(system(), 'order', order.id)
    return payment?.refunded === 250 && (await walletOf(campus(), student)).held === 0 ? true : undefined
  })
  const half = await readOrder(campus(), student, order.id)
  assert.deepEqual([half.state, half.refunded, half.lines.map(({ delivery }) => delivery)], ['finished', 250, ['invalid', 'ready']])
  assert.equal((await ask(ownDocument, { id: one.documentId }, student)).data.state, 'revoked')
  assert.equal((await give([one.id, two.id])).data.amount, 250)
  const { free, print, held } = await walletOf(campus(), student)
  assert.deepEqual([free, print, held], [100, 150, 0])
  const whole = await readOrder(campus(), student, order.id)
  assert.deepEqual([whole.state, whole.refunded, whole.steps], ['refunded', 500, []])
  const bundle = await fetchCall(campus().url, orderBundle, { id: order.id }, student)
  assert.equal(((await bundle.json()) as { error: string }).error, 'order_files_missing')
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', order.id)
    .where('action', '=', 'order.refund')
    .select(['actor_id', 'details'])
    .execute()
  assert.deepEqual(
    entries.map(({ actor_id, details }) => [actor_id, (details as { amount: number }).amount]),
    [
      [admin.person.id, 250],
      [admin.person.id, 250],
    ],
  )
  const [reported] = (await ask(ownMessages, { words: '退款' }, student)).data.rows
  assert.ok(reported)
  const { subject } = (await ask(messageDetail, { id: reported.id }, student)).data
  assert.deepEqual([subject?.tone, subject?.action?.address.endsWith(order.id)], ['over', true])
})

test('only an administrator refunds, never an order of their own, and never what was not paid', async () => {
  const student = await openShop(campus())
  const { orderId } = await order(campus(), student)
  const admin = await someone(student.schoolId, 'admin')
  const lineIds = (await readOrder(campus(), student, orderId)).lines.map(({ id }) => id)
  const given = { id: orderId, lineIds, reason: '退款' }
  assert.equal((await ask(refundOrder, given, admin)).error, 'nothing_to_refund')
  assert.equal((await ask(refundOrder, { ...given, lineIds: [randomUUID()] }, admin)).error, 'nothing_to_refund')
  assert.equal((await ask(refundOrder, given, await someone(student.schoolId, 'auditor'))).error, 'forbidden')
  assert.equal((await ask(refundOrder, given, student)).error, 'forbidden')
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(refundOrder, given, foreign)).error, 'not_found')
  assert.ok((await ask(refundOrder, { ...given, lineIds: [] }, admin)).fields?.['lineIds'])
  assert.ok((await ask(refundOrder, { ...given, reason: ' ' }, admin)).fields?.['reason'])
  const { sql } = campus().base
  await sql.updateTable('purchase_order').set({ person_id: admin.person.id }).where('id', '=', orderId).execute()
  assert.equal((await ask(refundOrder, given, admin)).error, 'own_request')
})

test('orders are found by number, name and state by the managers of their buyers', async () => {
  const { student, manager, dean, otherManager, schoolId } = await openOffice(campus())
  const templateId = await offerAlso(campus(), schoolId, { charge: 'each', price: 500 })
  const { orderId, number } = await order(campus(), { ...student, templateId })
  const find = async (reader: { token: string }, query: object = {}) =>
    (await ask(schoolOrders, query, reader)).data.rows.map(({ id }) => id)
  const auditor = await someone(schoolId, 'auditor')
  const admin = await someone(schoolId, 'admin')
  for (const reader of [manager, dean, auditor, admin]) assert.deepEqual(await find(reader), [orderId])
  for (const words of [number, number.slice(-5), student.person.number]) assert.deepEqual(await find(dean, { words }), [orderId])
  assert.deepEqual(await find(dean, { words: '%' }), [])
  assert.deepEqual(await find(dean, { state: 'unpaid', sort: '-total' }), [orderId])
  assert.equal((await ask(schoolOrders, {}, dean)).data.sum, 500)
  assert.deepEqual(await find(dean, { state: 'finished' }), [])
  assert.deepEqual(await find(otherManager), [])
  assert.equal((await ask(schoolOrder, { id: orderId }, otherManager)).error, 'not_found')
  assert.equal((await ask(schoolOrders, {}, student)).error, 'forbidden')
  const { data } = await ask(schoolOrder, { id: orderId }, { ...manager, language: 'en_US' })
  assert.deepEqual([data.personId, data.personNumber, data.cause], [student.person.id, student.person.number, 'Waiting for payment.'])
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.deepEqual(await find(foreign), [])
  assert.equal((await ask(schoolOrder, { id: orderId }, foreign)).error, 'not_found')
})

test("a person's orders are in the copy of their data", async () => {
  const student = await openShop(campus())
  const { number } = await order(campus(), student)
  const copy = await exportOrders(system(), student.person.id)
  assert.deepEqual(
    copy.map((one) => [one.number, one.state, one.total, one.lines.map(({ name, way, amount }) => [name, way, amount])]),
    [[number, 'unpaid', 500, [['在读证明', 'download', 500]]]],
  )
  assert.deepEqual(await exportOrders(system(), randomUUID()), [])
})
