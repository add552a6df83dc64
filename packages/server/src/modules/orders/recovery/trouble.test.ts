import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templateUse } from '@campus/contract/documents/templates.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { type CallerCtx, inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { withExtension } from '../../../testing/extensions.ts'
import { actingFor, offerAlso, openShop, order, putIntoCart, readOrder, waitForOrder } from '../../../testing/orders.ts'
import { walletOf } from '../../../testing/payments.ts'
import { noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { documentFinished } from '../../certificates/handover/document-finished.service.ts'
import { issueReleased } from '../../certificates/product/issuing.service.ts'
import { pay } from '../payment/pay.service.ts'
import type { Products } from '../product.ts'
import { products } from '../products.extension.ts'
import { recoverOrders } from './recovery.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

type Shop = Awaited<ReturnType<typeof openShop>>

/** No font has this name, so nothing can be made of it. */
const unprintable = (student: Shop) =>
  campus().base.sql.updateTable('person').set({ name: '王𱍐' }).where('id', '=', student.person.id).execute()

/** An order of five yuan, paid with beans, and a concurrent action. */
const payAnd = async (student: Shop, action: (ctx: CallerCtx, orderId: string) => Promise<unknown>, sold: Partial<Products> = {}) => {
  await giveBeans(campus(), student, { free: 500 })
  const { orderId } = await order(campus(), student)
  await inTransaction(actingFor(campus(), student), async (ctx) => {
    await pay(withExtension(ctx, products, sold), { orderId, way: 'beans', usesBeans: true })
    await action(ctx, orderId)
  })
  return orderId
}

/** The document of an order, issued in the transaction of the payment before anybody makes it. */
const documentOf = async (ctx: CallerCtx, orderId: string) => {
  const find = () =>
    ctx.sql.selectFrom('application').where('order_id', '=', orderId).select(['line_id', 'document_id']).executeTakeFirstOrThrow()
  await issueReleased(ctx, (await find()).line_id)
  const row = await find()
  assert.ok(row.document_id)
  return row.document_id
}

/** As if the work had been lost with the process that did it, a quarter of an hour ago. */
const loseWork = async (ctx: CallerCtx, orderId: string) => {
  const jobs = { ...ctx.services.jobs, add: async () => undefined }
  await documentOf({ ...ctx, services: { ...ctx.services, jobs } }, orderId)
  await standStill(ctx, orderId)
}

/** Whether a file of an order is being made or still to be made, and by a job that is queued. */
const workOf = async (orderId: string) => {
  const { rows } = await runText(
    campus().base.sql,
    `select document.state, (select count(*) from pgboss.job where name = 'documents.make' and data->>'id' = document.id::text)::int as jobs
     from application join issued_document as document on document.id = application.document_id where application.order_id = $1`,
    [orderId],
  )
  return rows
}

const standStill = (ctx: CallerCtx, orderId: string) =>
  ctx.sql
    .updateTable('purchase_order')
    .set({ changed_at: new Date(Date.now() - 900_000) })
    .where('id', '=', orderId)
    .execute()

const recover = () => recoverOrders(system())

test('an order whose file cannot be produced shows the reason, and refunds the money to its source, once', async () => {
  const student = await openShop(campus(), { limits: { ...noLimits, total: 1 } })
  await giveBeans(campus(), student, { free: 200, print: 300 })
  const { orderId } = await order(campus(), student)
  await unprintable(student)
  await ask(payOrder, { orderId, way: 'beans' }, student)
  const failed = await waitForOrder(campus(), student, orderId, 'failed')
  assert.deepEqual(failed.steps, ['retry', 'refund', 'appeal'])
  assert.match(failed.lines[0]?.reason ?? '', /字库中没有/)
  assert.match(failed.cause, /未能生成/)
  const reported = (await ask(ownMessages, { group: 'progress' }, student)).data.rows
  assert.deepEqual(
    reported.map(({ title }) => title),
    [`订单 ${failed.number} 处理失败`],
    'one message, and not another one of the document',
  )
  const { body, subject } = (await ask(messageDetail, { id: reported[0]?.id ?? '' }, student)).data
  assert.match(body, /未能开具。\n.*字库中没有.*\n已付的 5\.00 元没有丢失：打开订单可以重试，或退款/s)
  assert.deepEqual([subject?.kind, subject?.id], ['order', orderId])
  assert.equal((await ask(templateUse, { id: student.templateId }, student)).data.left, 0)
  const both = await Promise.all([ask(refundOwnOrder, { id: orderId }, student), ask(refundOwnOrder, { id: orderId }, student)])
  assert.deepEqual(both.map(({ error, data }) => error ?? `${data.amount}`).toSorted(), ['500', 'nothing_to_refund'])
  const { free, print, held } = await walletOf(campus(), student)
  assert.deepEqual([free, print, held], [200, 300, 0])
  const refunded = await readOrder(campus(), student, orderId)
  assert.deepEqual([refunded.state, refunded.refunded, refunded.lines[0]?.delivery], ['refunded', 500, 'invalid'])
  assert.equal((await ask(templateUse, { id: student.templateId }, student)).data.left, 1)
  assert.equal((await ask(ownMessages, { words: '退款 5.00 元' }, student)).data.rows.length, 1)
  assert.equal((await ask(retryOrder, { id: orderId }, student)).error, 'nothing_to_retry')
})

test('a temporary failure is retried and succeeds', async () => {
  const student = await openShop(campus())
  const orderId = await payAnd(student, async (ctx, orderId) => {
    const id = await documentOf(ctx, orderId)
    await ctx.sql.updateTable('issued_document').set({ state: 'failed', reason: 'making_failed' }).where('id', '=', id).execute()
    await documentFinished(ctx, id)
  })
  assert.equal((await readOrder(campus(), student, orderId)).state, 'failed')
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.equal((await ask(retryOrder, { id: orderId }, stranger)).error, 'not_found')
  assert.equal((await ask(refundOwnOrder, { id: orderId }, stranger)).error, 'not_found')
  const both = await Promise.all([ask(retryOrder, { id: orderId }, student), ask(retryOrder, { id: orderId }, student)])
  assert.deepEqual(both.map(({ error }) => error ?? 'tried').toSorted(), ['nothing_to_retry', 'tried'])
  await waitForOrder(campus(), student, orderId, 'finished')
  assert.equal((await ask(refundOwnOrder, { id: orderId }, student)).error, 'nothing_to_refund')
})

test('a file whose production was lost with its process is resumed automatically', async () => {
  const student = await openShop(campus())
  const orderId = await payAnd(student, loseWork)
  assert.equal((await readOrder(campus(), student, orderId)).state, 'packaging')
  assert.deepEqual(await workOf(orderId), [{ state: 'making', jobs: 0 }])
  await Promise.all([recover(), recover()])
  await waitForOrder(campus(), student, orderId, 'finished')
})

/** As if nothing had been heard of the files of an order since a quarter of an hour. */
const loseReports = async (student: Shop, orderId: string) => {
  const { sql } = campus().base
  for (const state of ['failed', 'making'] as const)
    await sql.updateTable('order_line').set({ state, reason: '' }).where('order_id', '=', orderId).execute()
  await sql.updateTable('purchase_order').set({ state: 'packaging' }).where('id', '=', orderId).execute()
  await standStill(actingFor(campus(), student), orderId)
}

/** An order whose file was made, and never reported to it. */
const buyUnreported = async (student: Shop) => {
  await giveBeans(campus(), student, { free: 500 })
  const { orderId } = await order(campus(), student)
  await ask(payOrder, { orderId, way: 'beans' }, student)
  await waitForOrder(campus(), student, orderId, 'finished')
  await loseReports(student, orderId)
  return orderId
}

test('a produced file that was never reported to the order is found automatically', async () => {
  const student = await openShop(campus())
  const orderId = await buyUnreported(student)
  await recover()
  await waitForOrder(campus(), student, orderId, 'finished')
})

test('a payment counts although delivery fails, and delivery is retried at once', async () => {
  const stumbling: Products['certificate'] = {
    ...products.of(system()).certificate,
    release: async (ctx) => {
      await runText(ctx.sql, 'select 1 / 0')
      return 'making'
    },
  }
  const student = await openShop(campus())
  const seeWaiting = async (ctx: CallerCtx, orderId: string) => {
    const [line] = await ctx.sql.selectFrom('order_line').where('order_id', '=', orderId).select('state').execute()
    assert.equal(line?.state, 'waiting')
  }
  const orderId = await payAnd(student, seeWaiting, { certificate: stumbling })
  const paid = await readOrder(campus(), student, orderId)
  assert.deepEqual([paid.paid, paid.state === 'packaging' || paid.state === 'finished'], [500, true])
  await waitForOrder(campus(), student, orderId, 'finished')
})

test('what became impossible between order and payment is shown in the line, and the money can be refunded', async () => {
  const student = await openShop(campus(), { fields: ['name', 'studentId', 'grade'] })
  await giveBeans(campus(), student, { print: 500 })
  const { orderId } = await order(campus(), student)
  await campus().base.sql.updateTable('student_record').set({ grade: '' }).where('person_id', '=', student.person.id).execute()
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).data.isPaid, true)
  const failed = await waitForOrder(campus(), student, orderId, 'failed')
  assert.ok(failed.lines[0]?.reason)
  assert.equal((await ask(refundOwnOrder, { id: orderId }, student)).data.amount, 500)
  assert.equal((await walletOf(campus(), student)).print, 500)
})

/** Two files in one order, of which the first cannot be started because of a missing grade. */
const buyTwo = async (student: Shop) => {
  const other = await offerAlso(campus(), student.schoolId, { charge: 'each', price: 300 })
  await giveBeans(campus(), student, { print: 800 })
  const ids = [
    await putIntoCart(campus(), student, { templateId: student.templateId }),
    await putIntoCart(campus(), student, { templateId: other }),
  ]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal: 800 }, student)).data
  await campus().base.sql.updateTable('student_record').set({ grade: '' }).where('person_id', '=', student.person.id).execute()
  await ask(payOrder, { orderId, way: 'beans' }, student)
  return orderId
}

const linesBecome = (student: Shop, orderId: string, ...deliveries: readonly string[]) =>
  eventually(async () => {
    const { lines } = await readOrder(campus(), student, orderId)
    return lines.every(({ delivery }, at) => delivery === deliveries[at]) ? lines : undefined
  })

test('of two files in one order one that cannot be started does not block the other, and is reported once', async () => {
  const student = await openShop(campus(), { fields: ['name', 'studentId', 'grade'] })
  const orderId = await buyTwo(student)
  await linesBecome(student, orderId, 'failed', 'ready')
  const reported = (await ask(ownMessages, { words: '处理失败' }, student)).data.rows
  assert.equal(reported.length, 1)
  assert.match((await ask(messageDetail, { id: reported[0]?.id ?? '' }, student)).data.body, /已付的 5\.00 元没有丢失/)
  assert.equal((await ask(refundOwnOrder, { id: orderId }, student)).data.amount, 500)
})

test('a stalled file that cannot be made any more fails with its reason, and the one beside it is resumed', async () => {
  const student = await openShop(campus(), { fields: ['name', 'studentId', 'grade'] })
  const orderId = await buyTwo(student)
  const [failed] = await linesBecome(student, orderId, 'failed', 'ready')
  await loseReports(student, orderId)
  await recover()
  const [again] = await linesBecome(student, orderId, 'failed', 'ready')
  assert.equal(again?.reason, failed?.reason)
  assert.equal((await ask(ownMessages, { words: '处理失败' }, student)).data.rows.length, 2)
  assert.equal((await ask(refundOwnOrder, { id: orderId }, student)).data.amount, 500)
})

test('an order that meets a fault holds up none of those behind it, and is tried again', async () => {
  const [first, second] = [await openShop(campus()), await openShop(campus())]
  const orderIds = [await buyUnreported(first), await buyUnreported(second)]
  const { certificate } = products.of(system())
  const met: string[] = []
  const stumbling: Products['certificate'] = {
    ...certificate,
    retry: async (ctx, lineIds) => {
      const lines = await ctx.sql.selectFrom('order_line').where('id', 'in', lineIds).select('order_id').execute()
      if (!lines.some(({ order_id }) => order_id === orderIds[0])) return certificate.retry(ctx, lineIds)
      met.push(...lineIds)
      await runText(ctx.sql, 'select 1 / 0')
      return 1
    },
  }
  await recoverOrders(withExtension(system(), products, { certificate: stumbling }), 1)
  await waitForOrder(campus(), second, orderIds[1] ?? '', 'finished')
  assert.equal((await readOrder(campus(), first, orderIds[0] ?? '')).state, 'packaging')
  assert.equal(met.length, 1)
  await recover()
  await waitForOrder(campus(), first, orderIds[0] ?? '', 'finished')
})
