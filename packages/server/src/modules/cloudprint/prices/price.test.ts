import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPriceTable, dropPriceTable, priceTables } from '@campus/contract/cloudprint/console.ts'
import { chargePrice } from '@campus/contract/cloudprint/prices.ts'
import { printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import { systemContext } from '../../../platform/context.ts'
import { asker } from '../../../testing/ask.ts'
import { bringPages, orderPrint, readTask, testPrices } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { pricesNow } from './price.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openOffice = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  return { admin, schoolId, student: await enter(campus(), { schoolId }) }
}

const inSeconds = (seconds: number) => new Date(campus().clock.now().getTime() + seconds * 1000).toISOString()
const dearer = { ...testPrices, bw_single: 20 }

test('prices hold from their moment on, and people see what comes next', async () => {
  const { admin, student, schoolId } = await openOffice()
  assert.deepEqual((await ask(chargePrice, {}, student)).data, { now: null, next: null })
  const first = await ask(addPriceTable, { validFrom: inSeconds(-1), prices: testPrices, note: '秋季', noteEn: 'Autumn' }, admin)
  const next = await ask(addPriceTable, { validFrom: inSeconds(86_400), prices: dearer }, admin)
  const seen = (await ask(chargePrice, {}, student)).data
  assert.deepEqual([seen.now?.id, seen.now?.prices, seen.next?.id, seen.next?.prices], [first.data.id, testPrices, next.data.id, dearer])
  const noteIn = async (language: 'zh_CN' | 'en_US' | 'zh_TW') => (await ask(chargePrice, {}, { ...student, language })).data.now?.note
  assert.deepEqual([await noteIn('zh_CN'), await noteIn('en_US'), await noteIn('zh_TW')], ['秋季', 'Autumn', '秋季'])
  const tables = (await ask(priceTables, {}, admin)).data
  assert.deepEqual(
    tables.map(({ id, isInForce }) => [id, isInForce]),
    [
      [next.data.id, false],
      [first.data.id, true],
    ],
  )
  const tomorrow = new Date(Date.now() + 90_000_000)
  assert.deepEqual(await pricesNow({ ...systemContext(campus().base), now: () => tomorrow }, schoolId), dearer)
})

test('what was ordered keeps its price', async () => {
  const { admin, student, schoolId } = await openOffice()
  const file = await bringPages(campus(), student, 3)
  const given = { fileId: file.id, copies: 2, attribute: 'bw_single' } as const
  assert.equal((await ask(printQuote, given, student)).error, 'no_price')
  await ask(addPriceTable, { validFrom: inSeconds(0), prices: testPrices }, admin)
  await makeTerminal(campus().base, { id: schoolId })
  const { taskId } = await orderPrint(campus(), { ...student, schoolId }, given)
  await ask(addPriceTable, { validFrom: inSeconds(0), prices: dearer }, admin)
  assert.equal((await ask(printQuote, given, student)).data.total, 120)
  assert.equal((await readTask(campus(), student, taskId)).totalPrice, 60)
})

test('prices of the past cannot be made, nor those in force be taken back', async () => {
  const { admin, student } = await openOffice()
  assert.equal((await ask(addPriceTable, { validFrom: inSeconds(-3600), prices: testPrices }, admin)).error, 'time_past')
  const wrong = { ...testPrices, photo: -1 }
  assert.equal((await ask(addPriceTable, { validFrom: inSeconds(0), prices: wrong }, admin)).error, 'bad_input')
  const { data: now } = await ask(addPriceTable, { validFrom: inSeconds(0), prices: testPrices }, admin)
  const { data: later } = await ask(addPriceTable, { validFrom: inSeconds(3600), prices: dearer }, admin)
  assert.equal((await ask(dropPriceTable, { id: now.id }, admin)).error, 'price_in_force')
  assert.equal((await ask(dropPriceTable, { id: later.id }, student)).error, 'forbidden')
  const elsewhere = await openOffice()
  assert.equal((await ask(dropPriceTable, { id: later.id }, elsewhere.admin)).error, 'not_found')
  assert.equal((await ask(dropPriceTable, { id: later.id }, admin)).code, 200)
  assert.equal((await ask(dropPriceTable, { id: later.id }, admin)).error, 'not_found')
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', admin.schoolId)
    .where('action', 'like', 'print_price.%')
    .select('action')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['print_price.added', 'print_price.added', 'print_price.dropped'],
  )
})

test('a table that was to begin a moment ago begins when it is made: what was ordered before keeps the price it was ordered at', async () => {
  const { admin } = await openOffice()
  await ask(addPriceTable, { validFrom: inSeconds(-200), prices: testPrices }, admin)
  const before = campus().clock.now().toISOString()
  const { data } = await ask(addPriceTable, { validFrom: inSeconds(-100), prices: dearer }, admin)
  const made = (await ask(priceTables, {}, admin)).data.find(({ id }) => id === data.id)
  assert.ok(made && made.validFrom >= before, `${made?.validFrom} is before ${before}`)
  assert.equal(made.isInForce, true)
})

test('of two tables for the same moment one is taken', async () => {
  const { admin } = await openOffice()
  const validFrom = inSeconds(7200)
  const answers = await Promise.all([testPrices, dearer].map((prices) => ask(addPriceTable, { validFrom, prices }, admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'taken').toSorted(), ['price_time_taken', 'taken'])
})
