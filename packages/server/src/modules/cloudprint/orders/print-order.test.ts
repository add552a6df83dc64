import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  applyForFreePrint,
  applyForPrint,
  forgetPrintTask,
  payPrint,
  printOrder,
  printQuote,
  printTasks,
  refundPrint,
} from '@campus/contract/cloudprint/print-orders.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { orderDetail, orders, refundOwnOrder } from '@campus/contract/orders/orders.ts'
import { movements } from '@campus/contract/wallet/balance.ts'
import { systemContext } from '../../../context/context.ts'
import { type AskOptions, asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { bring, bringPages, buyPrint, enterPrinter, openTerminal, orderPrint, readTask, setPrices } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { walletOf } from '../../../testing/payments.ts'
import { pdfOf } from '../../../testing/pdfs.ts'
import { entrustCopies } from '../../../testing/printing.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { forgetPrintFiles } from '../files/print-file.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const lastMessage = async (who: AskOptions, at = 0) => {
  const row = (await ask(ownMessages, { group: 'progress' }, who)).data.rows[at]
  return row && (await ask(messageDetail, { id: row.id }, who)).data
}

test('a price is exact to the fen, with the beans that would pay it', async () => {
  const student = await enterPrinter(campus(), { free: 30, print: 25 })
  const file = await bringPages(campus(), student, 9)
  const quote = async (given: object) =>
    (await ask(printQuote, { fileId: file.id, copies: 1, attribute: 'bw_single', ...given }, student)).data
  assert.deepEqual(await quote({ copies: 2, attribute: 'bw_double', pages: ' 1-3 ，5' }), {
    pagesPerCopy: 4,
    sheetsPerCopy: 2,
    copies: 2,
    sheetPrice: 18,
    total: 72,
    fromFree: 30,
    fromPrint: 25,
    rest: 17,
  })
  assert.deepEqual([(await quote({})).total, (await quote({ attribute: 'co_double' })).total], [90, 450])
})

test('pages that cannot be meant, too many of them, and files that are not there are refused', async () => {
  const [student, stranger] = [await enterPrinter(campus()), await enterPrinter(campus())]
  const file = await bringPages(campus(), student, 20)
  const broken = await bring(campus(), student, pdfOf(3).subarray(0, 300))
  const quote = async (given: object, who = student) =>
    (await ask(printQuote, { fileId: file.id, copies: 1, attribute: 'bw_single', ...given }, who)).error
  for (const pages of ['3-1', '3-1,,9999', '0', '21', '1-21', '1,,2', 'all', '1-', '-3', '1e1', '٣'])
    assert.equal(await quote({ pages }), 'pages_wrong', pages)
  for (const pages of ['１－３、５', '3,1', '5-7,6', '1-2,']) assert.equal(await quote({ pages }), undefined, pages)
  assert.equal(await quote({ copies: 26 }), 'too_many_pages')
  assert.equal(await quote({ copies: 51 }), 'bad_input')
  assert.equal(await quote({ attribute: 'gold' }), 'bad_input')
  assert.equal(await quote({ fileId: broken.id }), 'print_file_not_ready')
  assert.equal(await quote({}, stranger), 'print_file_gone')
  const given = { fileId: file.id, copies: 1, attribute: 'bw_single', expectedTotal: 200 } as const
  assert.equal((await ask(applyForPrint, given, stranger)).error, 'print_file_gone')
  assert.equal((await ask(applyForPrint, { ...given, expectedTotal: 199 }, student)).error, 'price_changed')
  assert.equal((await ask(applyForFreePrint, given, student)).error, 'not_free')
})

test('a print that is paid waits at the terminals, is printed, and its owner is notified each time', async () => {
  const student = await enterPrinter(campus(), { free: 20, print: 500 })
  const file = await bring(campus(), student, pdfOf(3), '报告.pdf')
  const { taskId, orderId } = await orderPrint(campus(), student, { fileId: file.id, copies: 2, attribute: 'bw_double', pages: '1-3' })
  const unpaid = await readTask(campus(), student, taskId)
  assert.deepEqual([unpaid.state, unpaid.itemId, unpaid.expiresAt, unpaid.mayRefund, unpaid.place], ['unpaid', null, null, false, null])
  assert.equal((await ask(payPrint, { taskId, way: 'beans' }, student)).data.isPaid, true)
  const ready = await readTask(campus(), student, taskId)
  assert.deepEqual(
    [
      ready.state,
      ready.totalPrice,
      ready.freeBeanDeduction,
      ready.printBeanDeduction,
      ready.actualPayment,
      ready.pagesDue,
      ready.mayRefund,
    ],
    ['to_print', 72, 20, 52, 0, 6, true],
  )
  const days = (Date.parse(ready.expiresAt ?? '') - Date.now()) / 86_400_000
  assert.ok(days > 6.9 && days < 7.1)
  const reported = await lastMessage(student)
  assert.equal(reported?.title, '可以打印：报告.pdf')
  assert.match(reported?.body ?? '', /可打印的终端：测试终端\d+。\n.*取件/)
  assert.deepEqual([reported?.subject?.state, reported?.subject?.tone], ['待打印', 'waiting'])
  const order = (await ask(orderDetail, { id: orderId }, student)).data
  assert.deepEqual([order.state, order.lines[0]?.delivery, order.lines[0]?.printTaskId], ['finished', 'not_picked_up', taskId])
  const listed = async () => (await ask(orders, {}, student)).data.rows[0]?.isToCollect
  const toCollect = async (who: { readonly token: string }) => (await ask(orders, { state: 'to_collect' }, who)).data
  const completed = async () => (await ask(orders, { state: 'finished' }, student)).data.total
  assert.deepEqual([order.isToCollect, await listed(), await completed()], [true, true, 0])
  assert.deepEqual([(await toCollect(student)).rows.map(({ id }) => id), (await toCollect(student)).total], [[orderId], 1])
  assert.equal((await toCollect(await enter(campus(), { schoolId: student.schoolId }))).total, 0)
  const [bill] = (await ask(movements, {}, student)).data.rows
  assert.equal(bill?.about, `报告.pdf · ${order.number}`)

  const terminal = await openTerminal(campus(), student.schoolId)
  await terminal.print(student, ready.itemId)
  const printed = await readTask(campus(), student, taskId)
  assert.deepEqual([await listed(), (await toCollect(student)).total, await completed()], [false, 0, 1])
  assert.deepEqual([printed.state, printed.pagesPrinted, printed.place?.name, printed.refundAmount], ['printed', 6, terminal.name, 0])
  assert.deepEqual([printed.place?.nameEn, printed.place?.nameTw], [`${terminal.name} en`, `${terminal.name} tw`])
  assert.deepEqual((await ask(printTasks, {}, student)).data.rows[0]?.place, printed.place)
  assert.equal((await lastMessage(student))?.body, `共 6 页，地点：${terminal.name}。`)
  assert.equal((await lastMessage({ ...student, language: 'en_US' }))?.body, `6 pages at ${terminal.name} en.`)
  assert.equal((await ask(refundPrint, { taskId }, student)).error, 'nothing_to_refund')
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.lines[0]?.delivery, 'picked_up')
})

test('what no terminal in use can print is not sold, and the buyer of the rest sees where it can be printed', async () => {
  const student = await enter(campus())
  const school = { id: student.schoolId }
  await setPrices(campus(), school.id)
  await giveBeans(campus(), student, { free: 5000 })
  const grey = await makeTerminal(campus().base, school, { abilities: ['document', 'duplex'] })
  await makeTerminal(campus().base, school, { isInUse: false })
  // It is out of order today and may print tomorrow.
  const colour = await makeTerminal(campus().base, school, { abilities: ['document', 'colour'], printer: 'stopped' })
  const file = await bringPages(campus(), student, 1)
  const apply = async (attribute: 'bw_single' | 'bw_double' | 'co_single' | 'co_double') => {
    const given = { fileId: file.id, copies: 1, attribute }
    const { total } = (await ask(printQuote, given, student)).data
    return ask(applyForPrint, { ...given, expectedTotal: total }, student)
  }
  assert.equal((await apply('co_double')).error, 'no_terminal_prints_it')
  assert.equal((await apply('bw_double')).code, 200)
  for (const [attribute, places] of [
    ['co_single', colour.name],
    ['bw_single', `${grey.name}、${colour.name}`],
  ] as const) {
    await ask(payPrint, { taskId: (await apply(attribute)).data.taskId, way: 'beans' }, student)
    assert.equal((await lastMessage(student))?.body.split('\n')[0], `可打印的终端：${places}。`)
  }
})

test('a print that costs nothing waits at once, and giving it up moves no money', async () => {
  const student = await enter(campus())
  await makeTerminal(campus().base, { id: student.schoolId })
  await setPrices(campus(), student.schoolId, { bw_single: 0, bw_double: 0, co_single: 50, co_double: 90, photo: 0 })
  const file = await bringPages(campus(), student, 2)
  const given = { fileId: file.id, copies: 1, attribute: 'bw_single' } as const
  const { taskId, orderId, total } = (await ask(applyForFreePrint, given, student)).data
  const task = await readTask(campus(), student, taskId)
  assert.deepEqual([total, task.state, task.totalPrice], [0, 'to_print', 0])
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'finished')
  assert.equal((await ask(refundPrint, { taskId }, student)).data.amount, 0)
  assert.equal((await readTask(campus(), student, taskId)).state, 'closed')
})

test('after a jam what was not printed is refunded, sheet by sheet', async () => {
  const student = await enterPrinter(campus(), { free: 100, print: 400 })
  const file = await bringPages(campus(), student, 5)
  const terminal = await openTerminal(campus(), student.schoolId)
  // Two copies of three sheets each at 18 fen. The first copy and one sheet of the second are out; the next one is stuck, printed on
  // one side alone.
  const task = await buyPrint(campus(), student, { fileId: file.id, copies: 2, attribute: 'bw_double' })
  await terminal.print(student, task.itemId, 8)
  assert.equal((await readTask(campus(), student, task.id)).pagesPrinted, 7)
  assert.equal((await ask(refundPrint, { taskId: task.id }, student)).data.amount, 36)
  const over = await readTask(campus(), student, task.id)
  assert.deepEqual([over.state, over.refundAmount, over.pagesPrinted, over.mayRefund], ['refunded', 36, 7, false])
  // 108 fen were paid with 100 free beans and 8 print beans: what was spent last came back first.
  const { free, print } = await walletOf(campus(), student)
  assert.deepEqual([free, print], [28, 400])
  assert.equal((await lastMessage(student))?.body, '您放弃了打印。\n未打印的 2 张已退款 0.36 元，按原路退回。')
  await assert.rejects(terminal.print(student, task.itemId))
})

test('a cancelled print can no longer be fetched', async () => {
  const student = await enterPrinter(campus(), { free: 100 })
  const friend = await enter(campus(), { schoolId: student.schoolId })
  const file = await bringPages(campus(), student, 1)
  const task = await buyPrint(campus(), student, { fileId: file.id, copies: 2, attribute: 'bw_single' })
  const id = await entrustCopies(campus(), { id: task.itemId ?? '' }, { owner: student.person, delegate: friend.person })
  assert.equal((await ask(refundPrint, { taskId: task.id }, student)).data.amount, 20)
  const { state } = await campus().base.sql.selectFrom('entrustment').where('id', '=', id).select('state').executeTakeFirstOrThrow()
  assert.equal(state, 'cancelled')
})

test('a stranger cannot see, pay, cancel or remove it', async () => {
  const [student, stranger] = [await enterPrinter(campus(), { free: 100 }), await enterPrinter(campus(), { free: 100 })]
  const file = await bringPages(campus(), student, 1)
  const { taskId } = await orderPrint(campus(), student, { fileId: file.id, copies: 1, attribute: 'bw_single' })
  assert.equal((await ask(printOrder, { taskId }, stranger)).error, 'not_found')
  assert.equal((await ask(payPrint, { taskId, way: 'beans' }, stranger)).error, 'not_found')
  assert.equal((await ask(refundPrint, { taskId }, stranger)).error, 'not_found')
  assert.equal((await ask(forgetPrintTask, { id: taskId }, stranger)).error, 'not_found')
  assert.equal((await ask(printTasks, {}, stranger)).data.total, 0)
})

test('an unpaid print is cancelled, one that waits is not removed, one that is over is', async () => {
  const student = await enterPrinter(campus(), { free: 100 })
  const file = await bringPages(campus(), student, 1)
  const given = { fileId: file.id, copies: 1, attribute: 'bw_single' } as const
  const unpaid = await orderPrint(campus(), student, given)
  assert.equal((await ask(forgetPrintTask, { id: unpaid.taskId }, student)).code, 200)
  assert.equal((await readTask(campus(), student, unpaid.taskId)).state, 'closed')
  assert.equal((await ask(payPrint, { taskId: unpaid.taskId, way: 'beans' }, student)).error, 'order_not_payable')
  const task = await buyPrint(campus(), student, given)
  assert.equal((await ask(forgetPrintTask, { id: task.id }, student)).error, 'print_not_over')
  await ask(refundPrint, { taskId: task.id }, student)
  const listed = async (state?: 'refunded') => (await ask(printTasks, state ? { state } : {}, student)).data.rows.map(({ id }) => id)
  assert.deepEqual([await listed(), await listed('refunded')], [[task.id, unpaid.taskId], [task.id]])
  assert.equal((await ask(forgetPrintTask, { id: task.id }, student)).code, 200)
  assert.deepEqual(await listed(), [unpaid.taskId])
})

test('a print whose file was deleted before it was paid is reported, and the money is refunded', async () => {
  const student = await enterPrinter(campus(), { print: 50 })
  const file = await bringPages(campus(), student, 1)
  const { taskId, orderId } = await orderPrint(campus(), student, { fileId: file.id, copies: 1, attribute: 'bw_single' })
  await forgetPrintFiles(systemContext(campus().base), student.person.id)
  await ask(payPrint, { taskId, way: 'beans' }, student)
  const order = (await ask(orderDetail, { id: orderId }, student)).data
  assert.deepEqual([order.state, order.lines[0]?.delivery, order.lines[0]?.reason], ['failed', 'failed', '文件已删除，请重新上传'])
  assert.equal((await ask(refundOwnOrder, { id: orderId }, student)).data.amount, 10)
  assert.equal((await readTask(campus(), student, taskId)).state, 'refunded')
  assert.equal((await walletOf(campus(), student)).print, 50)
})
