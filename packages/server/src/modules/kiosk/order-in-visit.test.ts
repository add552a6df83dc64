import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownLoginCode } from '@campus/contract/account/login.ts'
import { payPrint } from '@campus/contract/cloudprint/print-orders.ts'
import { beginVisit, orderInVisit, printInVisit, quoteInVisit, visit } from '@campus/contract/kiosk/visits.ts'
import { printItemCode } from '@campus/contract/printing/items.ts'
import { asker } from '../../testing/ask.ts'
import { giveBeans } from '../../testing/beans.ts'
import { bringPages, enterPrinter, type Printer, readTask } from '../../testing/cloud-prints.ts'
import { printMachine } from '../../testing/print-machine.ts'
import { hearTerminals, usePrintShop } from '../../testing/printing.ts'
import { enrolMachine, makeTerminal } from '../../testing/terminals.ts'
import { printingRoutes } from '../printing/printing.routes.ts'
import { kioskRoutes } from './kiosk.routes.ts'

const shop = usePrintShop({ routes: [...printingRoutes, ...kioskRoutes] })
const campus = () => shop().campus
const { ask } = printMachine(shop)

/** Somebody with a file of three pages, at a terminal where their phone let them in. */
const comeWithFile = async (beans: { free?: number; print?: number } = {}) => {
  const printer: Printer = await enterPrinter(campus(), beans)
  const file = await bringPages(campus(), printer, 3)
  const terminal = await makeTerminal(campus().base, { id: printer.schoolId })
  const screen = { token: await enrolMachine(campus(), terminal.id, 'screen') }
  const { code } = (await asker(campus().url)(ownLoginCode, {}, printer)).data
  const { id, files } = (await ask(beginVisit, { code }, screen)).data
  return { printer, file, files, screen, choice: { id, fileId: file.id, copies: 2, pages: '', attribute: 'bw_double' as const } }
}

test('a visitor chooses one of their files, sees the price, pays with beans and prints it there', async () => {
  const { screen, files, file, choice } = await comeWithFile({ free: 20, print: 100 })
  assert.deepEqual(
    files.map(({ id, pages }) => [id, pages]),
    [[file.id, 3]],
  )
  const quote = (await ask(quoteInVisit, choice, screen)).data
  assert.deepEqual([quote.sheetsPerCopy, quote.total, quote.fromFree, quote.fromPrint, quote.rest], [2, 72, 20, 52, 0])
  const given = { ...choice, expectedTotal: quote.total, paysWithBeans: true }
  assert.equal((await ask(orderInVisit, { ...given, expectedTotal: 1 }, screen)).error, 'price_changed')
  const { isPaid, itemId } = (await ask(orderInVisit, given, screen)).data
  assert.ok(isPaid && itemId)
  const now = (await ask(visit, { id: choice.id }, screen)).data
  assert.deepEqual([now.items.map(({ id }) => id), now.order, now.paid?.itemId], [[itemId], null, itemId])
  assert.equal((await ask(printInVisit, { id: choice.id, itemId }, screen)).data.pagesDue, 6)
})

test('without beans enough nothing is ordered; a phone pays at the address that the screen shows', async () => {
  const { printer, screen, choice } = await comeWithFile({ print: 10 })
  const given = { ...choice, expectedTotal: 72 }
  assert.equal((await ask(orderInVisit, { ...given, paysWithBeans: true }, screen)).error, 'not_enough_beans')
  assert.equal((await ask(visit, { id: choice.id }, screen)).data.order, null)
  const ordered = (await ask(orderInVisit, { ...given, paysWithBeans: false }, screen)).data
  const { order, paid: notYet } = (await ask(visit, { id: choice.id }, screen)).data
  assert.deepEqual([ordered, notYet], [{ orderId: order?.id, isPaid: false, itemId: null }, null])
  const taskId = order?.payAddress.match(/\/#\/pages\/cloudPrint\/print_task\?id=([\w-]+)$/)?.[1]
  assert.ok(taskId)
  assert.equal(order?.total, 72)
  await giveBeans(campus(), printer, { print: 62 })
  assert.equal((await asker(campus().url)(payPrint, { taskId, way: 'beans' }, printer)).code, 200)
  // Another print that becomes ready at the same time is not the one that was chosen here.
  await shop().hold(printer.person, { kind: 'cloud' })
  const paid = (await ask(visit, { id: choice.id }, screen)).data
  const task = await readTask(campus(), printer, taskId)
  assert.deepEqual([paid.order, paid.items.length, paid.paid], [null, 2, { orderId: ordered.orderId, itemId: task.itemId }])
})

test('a pick-up code cannot choose files, nobody orders another’s file, and an ended visit cannot order', async () => {
  const { printer, screen, choice } = await comeWithFile({ print: 100 })
  const stranger = await comeWithFile()
  assert.equal((await ask(quoteInVisit, { ...choice, fileId: stranger.file.id }, screen)).error, 'print_file_gone')
  const item = await shop().hold(printer.person)
  const { code } = (await ask(printItemCode, { itemId: item.id }, printer)).data
  const byCode = (await ask(beginVisit, { code }, screen)).data
  assert.deepEqual([byCode.mayChoose, byCode.files], [false, []])
  const given = { ...choice, expectedTotal: 72, paysWithBeans: true }
  for (const id of [byCode.id, choice.id]) {
    assert.equal((await ask(quoteInVisit, { ...choice, id }, screen)).error, 'visit_over')
    assert.equal((await ask(orderInVisit, { ...given, id }, screen)).error, 'visit_over')
  }
  campus().clock.advance(100)
  await hearTerminals(campus())
  assert.equal((await ask(orderInVisit, given, screen)).error, 'visit_over')
})
