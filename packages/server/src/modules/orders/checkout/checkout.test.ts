import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templateUse } from '@campus/contract/documents/templates.ts'
import { cart } from '@campus/contract/orders/cart.ts'
import { checkoutCart, checkoutFreeCart, checkoutFreeItem } from '@campus/contract/orders/checkout.ts'
import { orderBundle, orderDetail, orders } from '@campus/contract/orders/orders.ts'
import { unzipSync } from 'fflate'
import { openOffice } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { offerAlso, openShop, order, putIntoCart, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('what costs nothing is issued at once, and all files of the order come as one archive', async () => {
  const student = await openShop(campus(), { charge: 'none', price: 0, heading: 'optional' })
  const { templateId } = student
  const ids = [
    await putIntoCart(campus(), student, { templateId, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId, heading: 'B' }),
  ]
  const { data } = await ask(checkoutFreeCart, { ids }, student)
  assert.deepEqual([data.total, data.next], [0, 'making'])
  assert.match(data.number, /^D20\d{14}$/)
  assert.equal((await ask(cart, {}, student)).data.count, 0)
  const done = await waitForOrder(campus(), student, data.orderId, 'finished')
  assert.deepEqual([done.steps, done.lines.map(({ delivery }) => delivery)], [['download'], ['ready', 'ready']])
  assert.ok(done.finishedAt && done.paidAt)
  const bundle = await fetchCall(campus().url, orderBundle, { id: data.orderId }, student)
  assert.equal(bundle.headers.get('content-type'), 'application/zip')
  const files = Object.entries(unzipSync(await bundle.bytes()))
  assert.equal(files.length, 2)
  for (const [name, bytes] of files) {
    assert.match(name, /\.pdf$/)
    assert.equal(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-')
  }
})

test('an order of which nothing is made yet has no files to give', async () => {
  const student = await openShop(campus())
  const { orderId } = await order(campus(), student)
  const answer = await fetchCall(campus().url, orderBundle, { id: orderId }, student)
  assert.equal(((await answer.json()) as { error: string }).error, 'order_files_missing')
})

test('fifty concurrent checkouts of one cart give one order', async () => {
  const student = await openShop(campus(), { limits: { ...noLimits, total: 100 }, heading: 'optional' })
  const { templateId } = student
  const other = await offerAlso(campus(), student.schoolId)
  const ids = [
    await putIntoCart(campus(), student, { templateId, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId: other }),
    await putIntoCart(campus(), student, { templateId, heading: 'B' }),
  ]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      ask(checkoutCart, { ids: index % 2 === 0 ? ids : ids.toReversed(), expectedTotal: 1000 }, student),
    ),
  )
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  assert.equal(answers.filter(({ error }) => error === 'cart_changed').length, 49)
  const { data } = await ask(orders, {}, student)
  assert.deepEqual([data.total, data.rows[0]?.lines.length, data.rows[0]?.total], [1, 3, 1000])
  assert.equal((await ask(templateUse, { id: templateId }, student)).data.left, 98)
})

test('a changed price is reported instead of charged, and the cart is unchanged', async () => {
  const student = await openShop(campus(), { limits: { ...noLimits, total: 3 } })
  const ids = [await putIntoCart(campus(), student, { templateId: student.templateId })]
  const refused = await ask(checkoutCart, { ids, expectedTotal: 400 }, student)
  assert.deepEqual([refused.error, refused.data], ['price_changed', { total: 500 }])
  assert.equal((await ask(checkoutFreeCart, { ids }, student)).error, 'not_free')
  assert.equal((await ask(checkoutFreeItem, { id: ids[0] ?? '' }, student)).error, 'not_free')
  assert.equal((await ask(cart, {}, student)).data.count, 1)
  assert.equal((await ask(templateUse, { id: student.templateId }, student)).data.left, 3)
  assert.equal((await ask(orders, {}, student)).data.total, 0)
  assert.ok((await ask(checkoutCart, { ids: [], expectedTotal: 0 }, student)).fields?.['ids'])
})

test('an order is all of a selection or nothing of it', async () => {
  const { student, schoolId } = await openOffice(campus())
  const direct = await offerAlso(campus(), schoolId, { limits: { ...noLimits, total: 5 } })
  const decided = await offerAlso(campus(), schoolId, { needsApproval: true })
  const scarce = await offerAlso(campus(), schoolId, { limits: { ...noLimits, total: 1 }, heading: 'optional' })
  const one = await putIntoCart(campus(), student, { templateId: direct })
  const approval = await putIntoCart(campus(), student, { templateId: decided })
  const scarceOnes = [
    await putIntoCart(campus(), student, { templateId: scarce, heading: 'A' }),
    await putIntoCart(campus(), student, { templateId: scarce, heading: 'B' }),
  ]
  const settle = (ids: readonly string[]) => ask(checkoutCart, { ids: [...ids], expectedTotal: 0 }, student)
  assert.equal((await settle([one, approval])).error, 'mixed_cart')
  assert.equal((await settle([one, ...scarceOnes])).error, 'usage_limit_total')
  assert.equal((await ask(cart, {}, student)).data.count, 4)
  assert.equal((await ask(templateUse, { id: direct }, student)).data.left, 5)
  const { data } = await settle([approval])
  assert.equal(data.next, 'approval')
  const waiting = await readOrder(campus(), student, data.orderId)
  assert.deepEqual([waiting.state, waiting.steps, waiting.needsApproval, waiting.payBy], ['approval', ['cancel'], true, null])
})

test("somebody else's order and cart give the same answer as missing ones", async () => {
  const student = await openShop(campus())
  const { orderId } = await order(campus(), student)
  const id = await putIntoCart(campus(), student, { templateId: student.templateId, way: 'paper' })
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.equal((await ask(orderDetail, { id: orderId }, stranger)).error, 'not_found')
  assert.equal((await ask(orders, {}, stranger)).data.total, 0)
  assert.equal((await ask(checkoutCart, { ids: [id], expectedTotal: 500 }, stranger)).error, 'cart_changed')
  const bundle = await fetchCall(campus().url, orderBundle, { id: orderId }, stranger)
  assert.equal(((await bundle.json()) as { error: string }).error, 'not_found')
  assert.equal((await ask(cart, {}, student)).data.count, 1)
})

test('orders are found by state, way and month', async () => {
  const student = await openShop(campus(), { heading: 'optional' })
  const file = await order(campus(), student)
  const paper = await order(campus(), student, { way: 'paper', copies: 2, expectedTotal: 1000 })
  const long = await order(campus(), student, { heading: 'Old' })
  const { sql } = campus().base
  await sql
    .updateTable('purchase_order')
    .set({ created_at: new Date('2026-01-31T16:00:00Z') })
    .where('id', '=', long.orderId)
    .execute()
  const find = async (query: object) => (await ask(orders, query, student)).data.rows.map(({ id }) => id)
  assert.deepEqual(await find({}), [long.orderId, paper.orderId, file.orderId])
  assert.deepEqual(await find({ way: 'paper' }), [paper.orderId])
  assert.deepEqual(await find({ state: 'finished' }), [])
  assert.deepEqual(await find({ state: 'unpaid', way: 'download' }), [long.orderId, file.orderId])
  assert.deepEqual(await find({ month: '2026-02' }), [long.orderId])
  assert.deepEqual(await find({ month: '2026-01' }), [])
  assert.deepEqual(await find({ pageSize: 1, pageNum: 2 }), [paper.orderId])
  assert.ok((await ask(orders, { month: '2026-13' }, student)).fields?.['month'])
})
