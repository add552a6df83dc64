import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printFiles } from '@campus/contract/cloudprint/files.ts'
import { refundPrint } from '@campus/contract/cloudprint/print-orders.ts'
import { systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker } from '../../../testing/ask.ts'
import { bringPages, buyPrint, enterPrinter, openTerminal, readTask } from '../../../testing/cloud-prints.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepPrintFiles } from './sweep.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const inMinutes = (minutes: number) => ({ ...systemContext(campus().base), now: () => later(new Date(), minutes * 60) })

test('files go when their time is over or soon after their prints are out, and others stay', async () => {
  const owner = await enterPrinter(campus(), { free: 1000 })
  const [printed, waiting, fresh] = [
    await bringPages(campus(), owner, 1),
    await bringPages(campus(), owner, 1),
    await bringPages(campus(), owner, 1),
  ]
  const task = await buyPrint(campus(), owner, { fileId: printed.id, copies: 1, attribute: 'bw_single' })
  await (await openTerminal(campus(), owner.schoolId)).print(owner, task.itemId)
  const again = await buyPrint(campus(), owner, { fileId: waiting.id, copies: 1, attribute: 'bw_single' })
  const left = async () => (await ask(printFiles, {}, owner)).data.rows.map(({ id }) => id)
  await sweepPrintFiles(inMinutes(0))
  assert.deepEqual(await left(), [fresh.id, waiting.id, printed.id])
  await sweepPrintFiles(inMinutes(31))
  assert.deepEqual(await left(), [fresh.id, waiting.id])
  await campus()
    .base.sql.updateTable('print_file')
    .set({ kept_until: new Date(0) })
    .where('person_id', '=', owner.person.id)
    .execute()
  await sweepPrintFiles(inMinutes(0))
  assert.deepEqual(await left(), [waiting.id])
  assert.equal(again.state, 'to_print')
})

test('a printed file shows when it is deleted, and stays while it is printed again', async () => {
  const owner = await enterPrinter(campus(), { free: 1000 })
  const file = await bringPages(campus(), owner, 1)
  const terminal = await openTerminal(campus(), owner.schoolId)
  const given = { fileId: file.id, copies: 1, attribute: 'bw_single' } as const
  const minutesLeft = async (taskId: string) =>
    Math.round((Date.parse((await readTask(campus(), owner, taskId)).fileKeptUntil ?? '') - Date.now()) / 60_000)
  const [first, second] = [await buyPrint(campus(), owner, given), await buyPrint(campus(), owner, given)]
  await terminal.print(owner, first.itemId)
  // Another print of it still waits.
  assert.ok((await minutesLeft(first.id)) > 24 * 60)
  await ask(refundPrint, { taskId: second.id }, owner)
  assert.equal(await minutesLeft(first.id), 30)
  const third = await buyPrint(campus(), owner, given)
  await sweepPrintFiles(inMinutes(31))
  assert.equal((await readTask(campus(), owner, first.id)).fileId, file.id)
  await terminal.print(owner, third.itemId)
  assert.equal(await minutesLeft(third.id), 30)
  await sweepPrintFiles(inMinutes(31))
  const over = await readTask(campus(), owner, third.id)
  assert.deepEqual([over.fileId, over.fileKeptUntil, over.sheet], [null, null, 'bw_single'])
})
