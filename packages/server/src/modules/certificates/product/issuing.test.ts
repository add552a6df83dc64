import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import { freeCopies } from '@campus/contract/documents/templates.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { orders, retryOrder } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { inTransaction } from '../../../context/context.ts'
import { openDatabase, runText, type Sql } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { actingFor, openShop, order, waitForOrder } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { apply } from '../applications/apply.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('payments do not wait for the serial number of documents; numbers have no gaps', async () => {
  const first = await openShop(campus())
  const buyers = [
    first,
    await openShop(campus(), {}, { schoolId: first.schoolId }),
    await openShop(campus(), {}, { schoolId: first.schoolId }),
  ]
  for (const buyer of buyers) await giveBeans(campus(), buyer, { free: 1000 })
  const placed = await Promise.all(buyers.map(async (buyer) => ({ buyer, ...(await order(campus(), buyer)) })))
  const [one] = placed
  assert.ok(one)
  await ask(payOrder, { orderId: one.orderId, way: 'beans' }, one.buyer)
  await waitForOrder(campus(), one.buyer, one.orderId, 'finished')

  const other = openDatabase(campus().databaseUrl, { maxConnections: 1, onError: () => undefined })
  try {
    const answers = await other.sql.transaction().execute(async (sql) => {
      await runText(sql, 'select * from document_serial for update')
      const paid = Promise.all(placed.slice(1).map(({ buyer, orderId }) => ask(payOrder, { orderId, way: 'beans' }, buyer)))
      const answered = await Promise.race([paid, setTimeout(20_000, undefined)])
      assert.ok(answered, 'those who pay wait for somebody who holds the number')
      assert.equal((await ask(orders, {}, one.buyer)).code, 200)
      return answered
    })
    assert.deepEqual(
      answers.map(({ data }) => data.isPaid),
      [true, true],
    )
  } finally {
    await other.close()
  }
  for (const { buyer, orderId } of placed) await waitForOrder(campus(), buyer, orderId, 'finished')
  const { sql } = campus().base
  const documents = await sql.selectFrom('issued_document').where('school_id', '=', first.schoolId).select('serial').execute()
  assert.deepEqual(new Set(documents.map(({ serial }) => serial.split('-')[1])), new Set(['000001', '000002', '000003']))
})

test('a free line that cannot be issued has its reason and restores its copy, which counts again on retry', async () => {
  const student = await openShop(campus(), { freeCopies: 1, fields: ['name', 'studentId', 'grade'] })
  const { templateId } = student
  const setGrade = (sql: Sql, grade: string) =>
    sql.updateTable('student_record').set({ grade }).where('person_id', '=', student.person.id).execute()
  const left = async () => (await ask(freeCopies, { templateId }, student)).data.left
  const choices = ApplicationChoices.parse({ templateId, way: 'download' })
  const { orderId, amount } = await inTransaction(actingFor(campus(), student), async (ctx) => {
    const applied = await apply(ctx, choices)
    await setGrade(ctx.sql, '')
    return applied
  })
  assert.equal(amount, 0)
  const failed = await waitForOrder(campus(), student, orderId, 'failed')
  assert.notEqual(failed.lines[0]?.reason, '')
  assert.equal(await left(), 1)
  assert.equal((await ask(ownMessages, { words: '处理失败' }, student)).data.rows.length, 1)
  assert.equal((await ask(retryOrder, { id: orderId }, student)).error, 'data_missing')
  const { sql } = campus().base
  await setGrade(sql, '2024')
  assert.equal((await ask(retryOrder, { id: orderId }, student)).code, 200)
  await waitForOrder(campus(), student, orderId, 'finished')
  assert.equal(await left(), 0)
})
