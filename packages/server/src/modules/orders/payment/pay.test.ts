import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { templateUse } from '@campus/contract/documents/templates.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { cancelOrder } from '@campus/contract/orders/orders.ts'
import { addAuditPayLog, addOrderPayLog, payOrder, payOrderByAlipay, payOrderByWechat } from '@campus/contract/orders/paying.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { goToCashier, openShop, order, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { deskOf, walletOf } from '../../../testing/payments.ts'
import { noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { paymentsOf } from '../../payment/payments/payment.service.ts'
import { closeDue } from '../recovery/closing.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

type Shop = Awaited<ReturnType<typeof openShop>>

const wallet = async (student: Shop) => {
  const { free, print, held } = await walletOf(campus(), student)
  return { free, print, held }
}

const begin = async (student: Shop, orderId: string, usesBeans: boolean) => {
  const { data, msg } = await ask(payOrder, { orderId, way: 'cashier', usesBeans }, student)
  assert.ok(data?.payment, msg)
  return { payment: data.payment, number: await goToCashier(campus(), student, data.payment.id) }
}

const readMine = (student: Shop, id: string) => readOrder(campus(), student, id)

test('beans alone pay an order at once, the free ones first, and its file follows', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 300, print: 400 })
  const { orderId, next } = await order(campus(), student)
  assert.equal(next, 'payment')
  const open = await readMine(student, orderId)
  assert.deepEqual([open.state, open.steps, open.paid, open.payment], ['unpaid', ['pay', 'cancel'], 0, null])
  assert.ok(open.payBy)
  const socket = await listen(campus().url, student.token)
  assert.deepEqual((await ask(payOrder, { orderId, way: 'beans' }, student)).data, { isPaid: true, payment: null })
  assert.deepEqual(await socket.next('order', 0), { id: orderId, state: 'packaging' })
  const done = await waitForOrder(campus(), student, orderId, 'finished')
  assert.deepEqual([done.fromFree, done.fromPrint, done.fromMoney, done.paid, done.provider], [300, 200, 0, 500, null])
  assert.deepEqual(await wallet(student), { free: 0, print: 200, held: 0 })
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).error, 'order_not_payable')
  socket.close()
})

test('beans and money together: the beans are held until the money arrives', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 100, print: 150 })
  const { orderId } = await order(campus(), student)
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).error, 'not_enough_beans')
  const { payment, number } = await begin(student, orderId, true)
  assert.equal(payment.amount, 250)
  assert.deepEqual(await wallet(student), { free: 0, print: 0, held: 250 })
  const again = await ask(payOrder, { orderId, way: 'cashier' }, student)
  assert.equal(again.data.payment?.id, payment.id)
  await deskOf(campus()).pay(number)
  const paid = await waitForOrder(campus(), student, orderId, 'packaging', 'finished')
  assert.deepEqual([paid.fromFree, paid.fromPrint, paid.fromMoney, paid.provider], [100, 150, 250, 'cashier'])
  assert.deepEqual(await wallet(student), { free: 0, print: 0, held: 0 })
})

test('another choice starts over: beans are returned, the first payment is closed, and its late money still pays the order once', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 200 })
  const { orderId } = await order(campus(), student)
  const first = await begin(student, orderId, true)
  const second = await begin(student, orderId, false)
  assert.deepEqual([first.payment.amount, second.payment.amount], [300, 500])
  assert.deepEqual(await wallet(student), { free: 200, print: 0, held: 0 })
  await deskOf(campus()).payLate(first.number)
  const paid = await waitForOrder(campus(), student, orderId, 'packaging', 'finished')
  assert.deepEqual([paid.fromFree, paid.fromMoney, paid.payment], [200, 300, null])
  assert.deepEqual(await wallet(student), { free: 0, print: 0, held: 0 })
  const states = async () => (await paymentsOf(system(), 'order', orderId)).map(({ state, refunded }) => [state, refunded])
  assert.deepEqual(await states(), [
    ['paid', 0],
    ['closed', 0],
  ])
})

test('money for an order already paid is refunded automatically', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { print: 500 })
  const { orderId } = await order(campus(), student)
  const { number } = await begin(student, orderId, false)
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).data.isPaid, true)
  await deskOf(campus()).payLate(number)
  await eventually(async () => {
    const [payment] = await paymentsOf(system(), 'order', orderId)
    return payment?.refunded === 500 && (await wallet(student)).held === 0 ? true : undefined
  })
  const { fromPrint, fromMoney } = await readMine(student, orderId)
  assert.deepEqual([fromPrint, fromMoney], [500, 0])
})

test('an order paid ten times at the same moment is paid once', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 5000 })
  const { orderId } = await order(campus(), student)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(payOrder, { orderId, way: 'beans' }, student)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'paid').toSorted(), [
    ...Array.from({ length: 9 }, () => 'order_not_payable'),
    'paid',
  ])
  assert.equal((await wallet(student)).free, 4500)
})

test('of paying and cancelling at the same moment one wins, and the money is where it belongs', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 500 })
  for (let round = 0; round < 4; round += 1) {
    const before = (await wallet(student)).free
    const { orderId } = await order(campus(), student, before === 500 ? {} : { expectedTotal: 500 })
    const [paid, cancelled] = await Promise.all([
      ask(payOrder, { orderId, way: 'beans' }, student),
      ask(cancelOrder, { id: orderId }, student),
    ])
    assert.equal([paid, cancelled].filter(({ code }) => code === 200).length, 1)
    const { state } = await readMine(student, orderId)
    assert.equal(state === 'closed', cancelled.code === 200)
    assert.deepEqual(await wallet(student), { free: cancelled.code === 200 ? before : before - 500, print: 0, held: 0 })
    if (paid.code === 200) await giveBeans(campus(), student, { free: 500 })
  }
})

test('notices and second thoughts at the same moment neither block each other nor lose money', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 100 })
  for (let round = 0; round < 3; round += 1) {
    const { orderId } = await order(campus(), student)
    const { number } = await begin(student, orderId, true)
    const [came] = await Promise.allSettled([
      deskOf(campus()).pay(number),
      ask(payOrder, { orderId, way: 'cashier', usesBeans: false }, student),
      ask(payOrder, { orderId, way: 'cashier', usesBeans: true }, student),
      ask(cancelOrder, { id: orderId }, student),
    ])
    const { state } = await readMine(student, orderId)
    const expected = { back: state === 'closed' && came.status === 'fulfilled' ? 400 : 0, free: state === 'closed' ? 100 : 0 }
    await eventually(async () => {
      const { free, held } = await wallet(student)
      const back = (await paymentsOf(system(), 'order', orderId)).reduce((sum, { refunded }) => sum + refunded, 0)
      return back === expected.back && free === expected.free && held === 0 ? true : undefined
    })
    if (state !== 'closed') await giveBeans(campus(), student, { free: 100 })
  }
})

test('an unpaid order closes at its deadline, releases what it held, and its owner is notified', async () => {
  const student = await openShop(campus(), { limits: { ...noLimits, total: 2 } })
  await giveBeans(campus(), student, { print: 100 })
  const { orderId } = await order(campus(), student)
  const { number } = await begin(student, orderId, true)
  await closeDue(system(), orderId)
  assert.equal((await readMine(student, orderId)).state, 'unpaid')
  const { sql } = campus().base
  await sql
    .updateTable('purchase_order')
    .set({ pay_by: new Date(Date.now() - 1000) })
    .where('id', '=', orderId)
    .execute()
  assert.equal((await ask(payOrder, { orderId, way: 'cashier' }, student)).error, 'order_not_payable')
  await Promise.all([1, 2, 3].map(() => closeDue(system(), orderId)))
  const closed = await readMine(student, orderId)
  assert.deepEqual([closed.state, closed.cause, closed.steps], ['closed', '未在规定时间内付款。', ['appeal']])
  assert.deepEqual(await wallet(student), { free: 0, print: 100, held: 0 })
  assert.equal((await ask(templateUse, { id: student.templateId }, student)).data.left, 2)
  const { data } = await ask(ownMessages, { words: '已关闭' }, student)
  assert.equal(data.rows.length, 1)
  await deskOf(campus()).payLate(number)
  await eventually(async () => ((await paymentsOf(system(), 'order', orderId))[0]?.refunded === 400 ? true : undefined))
  assert.equal((await readMine(student, orderId)).state, 'closed')
})

test('money paid before the deadline wins, although its notice was lost', async () => {
  const student = await openShop(campus())
  const { orderId } = await order(campus(), student)
  const { number } = await begin(student, orderId, true)
  await deskOf(campus()).pay(number, { isNoticeLost: true })
  const { sql } = campus().base
  await sql
    .updateTable('purchase_order')
    .set({ pay_by: new Date(Date.now() - 1000) })
    .where('id', '=', orderId)
    .execute()
  await closeDue(system(), orderId)
  const paid = await readMine(student, orderId)
  assert.deepEqual([paid.paid, paid.fromMoney], [500, 500])
})

test('a returning device triggers a provider query, so a lost notice does not matter', async () => {
  const student = await openShop(campus())
  const { orderId } = await order(campus(), student)
  assert.equal((await ask(addOrderPayLog, { orderId, event: 'opened' }, student)).code, 200)
  const { number } = await begin(student, orderId, true)
  await deskOf(campus()).pay(number, { isNoticeLost: true })
  assert.equal((await ask(addOrderPayLog, { orderId, event: 'returned' }, student)).code, 200)
  assert.equal((await waitForOrder(campus(), student, orderId, 'packaging', 'finished')).paid, 500)
})

test('an unavailable payment method is refused, and so is an order of somebody else', async () => {
  const student = await openShop(campus())
  await giveBeans(campus(), student, { free: 100 })
  const { orderId } = await order(campus(), student)
  assert.equal((await ask(payOrderByWechat, { orderId }, student)).error, 'pay_way_closed')
  assert.equal((await ask(payOrderByAlipay, { orderId, usesBeans: 'false' }, student)).error, 'pay_way_closed')
  assert.equal((await ask(payOrderByAlipay, { orderId, expectedTotal: 499 }, student)).error, 'price_changed')
  assert.deepEqual(await wallet(student), { free: 100, print: 0, held: 0 })
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.equal((await ask(payOrder, { orderId, way: 'cashier' }, stranger)).error, 'not_found')
  assert.equal((await ask(addAuditPayLog, { orderId, way: 'cashier' }, stranger)).error, 'not_found')
  assert.equal((await ask(payOrderByWechat, { orderId }, stranger)).error, 'not_found')
  assert.equal((await ask(cancelOrder, { id: orderId }, stranger)).error, 'not_found')
  assert.equal((await ask(addOrderPayLog, { orderId, event: 'opened' }, stranger)).error, 'not_found')
  assert.equal((await ask(payOrder, { orderId: randomUUID(), way: 'beans' }, student)).error, 'not_found')
  assert.ok((await ask(payOrder, { orderId: 'x', way: 'gold' as 'beans' }, student)).fields?.['way'])
  await giveBeans(campus(), student, { free: 400 })
  assert.deepEqual((await ask(payOrderByWechat, { orderId }, student)).data, { isPaid: true, payment: null, step: null })
})

test('an order is cancelled once, and what it counted is free again', async () => {
  const student = await openShop(campus(), { limits: { ...noLimits, total: 1 } })
  const { orderId } = await order(campus(), student)
  const both = await Promise.all([ask(cancelOrder, { id: orderId }, student), ask(cancelOrder, { id: orderId }, student)])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'order_not_payable'])
  assert.equal((await ask(templateUse, { id: student.templateId }, student)).data.left, 1)
  const closed = await readMine(student, orderId)
  assert.deepEqual([closed.state, closed.cause, closed.steps], ['closed', '您取消了订单。', []])
  assert.equal((await order(campus(), student)).total, 500)
})
