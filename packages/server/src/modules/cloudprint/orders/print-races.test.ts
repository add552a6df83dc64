import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyForPrint, payPrint, refundPrint } from '@campus/contract/cloudprint/print-orders.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { refundOrder } from '@campus/contract/orders/console.ts'
import { orderDetail } from '@campus/contract/orders/orders.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { bringPages, buyPrint, enterPrinter, openTerminal, orderPrint, type Printer, readTask } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { goToCashier } from '../../../testing/orders.ts'
import { deskOf, refundsOf, walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { expirePrints } from './expire.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const expireIn = (days: number) => {
  const then = new Date(Date.now() + days * 86_400_000)
  return expirePrints({ ...systemContext(campus().base), now: () => then })
}
const titles = async (who: Printer, word: string) =>
  (await ask(ownMessages, { group: 'progress' }, who)).data.rows.filter(({ title }) => title.startsWith(word)).length

const tenPages = async (beans: { free?: number; print?: number }) => {
  const student = await enterPrinter(campus(), beans)
  const file = await bringPages(campus(), student, 10)
  return { student, given: { fileId: file.id, copies: 1, attribute: 'bw_single' } as const }
}

test('a print is ordered once for a key, paid once, and given up once, however often at the same moment', async () => {
  const { student, given } = await tenPages({ free: 30, print: 500 })
  const key = 'the same wish'
  const lineRequests = await Promise.all(
    [1, 2, 3].map(() => ask(applyForPrint, { ...given, expectedTotal: 100 }, { token: student.token, key })),
  )
  const ids = new Set(lineRequests.flatMap(({ data }) => (data ? [data.taskId] : [])))
  assert.equal(ids.size, 1)
  const [taskId = ''] = ids
  const paid = await Promise.all([1, 2, 3].map(() => ask(payPrint, { taskId, way: 'beans' }, student)))
  assert.deepEqual(paid.map(({ error }) => error ?? 'paid').toSorted(), ['order_not_payable', 'order_not_payable', 'paid'])
  const items = await campus().base.sql.selectFrom('print_item').where('subject_id', '=', taskId).select('id').execute()
  assert.equal(items.length, 1)
  const given_up = await Promise.all([...[1, 2, 3].map(() => ask(refundPrint, { taskId }, student)), expireIn(8)])
  const amounts = given_up.flatMap((answer) => (answer && answer.error === undefined ? [answer.data.amount] : []))
  assert.ok(amounts.length <= 1)
  const { free, print } = await walletOf(campus(), student)
  assert.deepEqual([free, print], [30, 500])
  assert.equal(await titles(student, '已退款'), 1)
})

test('what a printer is at cannot be given up, by its owner, by the office or by time; the rest can afterwards', async () => {
  const { student, given } = await tenPages({ print: 500 })
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const task = await buyPrint(campus(), student, given)
  const terminal = await openTerminal(campus(), student.schoolId)
  const job = await terminal.startJob(student, task.itemId)
  const lineIds = (await ask(orderDetail, { id: task.orderId }, student)).data.lines.map(({ id }) => id)
  assert.equal((await ask(refundPrint, { taskId: task.id }, student)).error, 'being_printed')
  assert.equal((await ask(refundOrder, { id: task.orderId, lineIds, reason: '机器故障' }, admin)).error, 'being_printed')
  await expireIn(8)
  assert.deepEqual([(await readTask(campus(), student, task.id)).state, (await walletOf(campus(), student)).print], ['to_print', 400])
  await terminal.endJob(job.id, 'failed', 4)
  await expireIn(8)
  const over = await readTask(campus(), student, task.id)
  assert.deepEqual([over.state, over.pagesPrinted, over.refundAmount], ['refunded', 4, 60])
  assert.equal((await walletOf(campus(), student)).print, 460)
  // What the printer used was for nothing too, the office decides: it gives back what is left, and that once.
  assert.equal((await ask(refundOrder, { id: task.orderId, lineIds, reason: '纸张全部卡坏' }, admin)).data.amount, 40)
  assert.equal((await ask(refundOrder, { id: task.orderId, lineIds, reason: '纸张全部卡坏' }, admin)).error, 'nothing_to_refund')
  assert.equal((await walletOf(campus(), student)).print, 500)
})

test('giving up against the last report: either all is printed, or the rest is refunded', async () => {
  const { student, given } = await tenPages({ print: 5000 })
  const terminal = await openTerminal(campus(), student.schoolId)
  for (let round = 0; round < 5; round += 1) {
    const { print: before } = await walletOf(campus(), student)
    const task = await buyPrint(campus(), student, given)
    const job = await terminal.startJob(student, task.itemId)
    const [answer] = await Promise.all([ask(refundPrint, { taskId: task.id }, student), terminal.endJob(job.id, 'done', 10)])
    assert.ok(['being_printed', 'nothing_to_refund'].includes(answer.error ?? ''), answer.error)
    assert.deepEqual(
      [(await readTask(campus(), student, task.id)).state, (await walletOf(campus(), student)).print],
      ['printed', before - 100],
    )
  }
})

test('a print that nobody fetches is announced once, a day before, and then refunded automatically to its source', async () => {
  const { student, given } = await tenPages({ free: 30 })
  const { taskId } = await orderPrint(campus(), student, given)
  const { data } = await ask(payPrint, { taskId, way: 'cashier' }, student)
  const paymentId = data.payment?.id ?? ''
  await deskOf(campus()).pay(await goToCashier(campus(), student, paymentId))
  const paid = await eventually(async () => {
    const task = await readTask(campus(), student, taskId)
    return task.state === 'to_print' ? task : undefined
  })
  assert.deepEqual([paid.freeBeanDeduction, paid.actualPayment], [30, 70])
  const terminal = await openTerminal(campus(), student.schoolId)
  await terminal.print(student, paid.itemId, 2)
  await expireIn(5)
  assert.equal(await titles(student, '即将到期'), 0)
  await Promise.all([expireIn(6.5), expireIn(6.6)])
  await expireIn(6.7)
  assert.equal(await titles(student, '即将到期'), 1)
  await expireIn(7.1)
  await expireIn(7.2)
  const over = await readTask(campus(), student, taskId)
  assert.deepEqual([over.state, over.refundAmount, await titles(student, '已退款')], ['refunded', 80, 1])
  const refunds = await refundsOf(campus(), paymentId)
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [70],
  )
  assert.equal((await walletOf(campus(), student)).free, 10)
})
