import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { settleCart } from '@campus/contract/orders/settling.ts'
import { asker } from '../../testing/ask.ts'
import { giveBeans } from '../../testing/beans.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { offerAlso, openShop, putIntoCart } from '../../testing/orders.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Shop = Awaited<ReturnType<typeof openShop>>

/** What settling and paying a cart of these certificates takes; the fewest of several times, because others work beside it. */
const checkOut = async (student: Shop, templates: readonly string[]) => {
  const counts = { settling: Number.POSITIVE_INFINITY, paying: Number.POSITIVE_INFINITY }
  for (let time = 0; time < 4; time += 1) {
    const ids: string[] = []
    for (const templateId of templates) ids.push(await putIntoCart(campus(), student, { templateId }))
    const { answer: settled, statements: settling } = await countStatements(() =>
      ask(settleCart, { ids, expectedTotal: 500 * ids.length }, student),
    )
    const { answer: paid, statements: paying } = await countStatements(() =>
      ask(payOrder, { orderId: settled.data.orderId, way: 'beans' }, student),
    )
    assert.equal(paid.data.isPaid, true)
    counts.settling = Math.min(counts.settling, settling)
    counts.paying = Math.min(counts.paying, paying)
  }
  return counts
}

test('a cart is settled in 20 statements and paid in 24, however many lines it has', async () => {
  const student = await openShop(campus())
  const templates = [student.templateId]
  for (let more = 0; more < 2; more += 1) templates.push(await offerAlso(campus(), student.schoolId, { charge: 'each', price: 500 }))
  await giveBeans(campus(), student, { free: 100_000 })
  for (const count of [1, 3]) {
    const { settling, paying } = await checkOut(student, templates.slice(0, count))
    assert.ok(settling <= 20, `settling ${count} took ${settling}`)
    assert.ok(paying <= 24, `paying ${count} took ${paying}`)
  }
})
