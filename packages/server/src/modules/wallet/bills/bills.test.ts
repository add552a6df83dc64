import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { type Ctx, inTransaction, systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { transfer } from '../ledger/ledger.service.ts'
import { giveBack, holdBeans, releaseBeans, spendHeld } from '../ledger/spend.service.ts'
import { exportWallet } from '../wallet-export.service.ts'

const campus = useTestCampus()
type Entered = Awaited<ReturnType<typeof enter>>

/** Moves beans as if it were that moment. */
const actAt = <Answer>(moment: string, action: (ctx: Ctx) => Promise<Answer>) =>
  inTransaction({ ...systemContext(campus().base), now: () => new Date(moment) }, action)

const orderOf = ({ person, schoolId }: Entered) => {
  const orderId = randomUUID()
  const of = (cause: string) => ({ schoolId, personId: person.id, orderId, note: 'D2026', cause: `order:${orderId}:${cause}` })
  return { orderId, of }
}

const moneyCame = (ctx: Ctx, { person, schoolId }: Entered, amount: number) =>
  transfer(ctx, {
    kind: 'money_in',
    cause: `payment:${randomUUID()}`,
    schoolId,
    personId: person.id,
    moves: [{ from: { house: 'cashier' }, to: { own: 'held' }, amount }],
  })

/** Beans are put aside at the end of January, the order is paid in February and partly given back. */
const buyAcrossMonths = async (student: Entered) => {
  const { orderId, of } = orderOf(student)
  await actAt('2026-01-31T15:00:00Z', (ctx) => holdBeans(ctx, { ...of('hold'), fromFree: 300, fromPrint: 100 }))
  await actAt('2026-01-31T16:00:00Z', async (ctx) => {
    await moneyCame(ctx, student, 200)
    await spendHeld(ctx, { ...of('paid'), amount: 600 })
  })
  await actAt('2026-02-03T04:00:00Z', (ctx) => giveBack(ctx, { ...of('refund'), toFree: 0, toPrint: 50, toMoney: 200 }))
  return orderId
}

const giveAt = async (moment: string, student: Entered, beans: { free?: number; print?: number }) => {
  const { base } = campus()
  await giveBeans({ base: { ...base, now: () => new Date(moment) } }, student, beans)
}

test('an order paid with beans and money reads as beans put aside and money paid, with the beans named', async () => {
  const student = await enter(campus())
  await giveAt('2026-01-10T00:00:00Z', student, { free: 300, print: 500 })
  const orderId = await buyAcrossMonths(student)
  const { data } = await asker(campus().url)(movements, {}, { ...student, language: 'en_US' })
  const lines = data.rows.map(({ kind, free, print, money }) => [kind, free, print, money])
  assert.deepEqual(lines, [
    ['refund', 0, 50, 200],
    ['purchase', 0, 0, -200],
    ['hold', -300, -100, 0],
    ['recharge', 0, 500, -500],
    ['grant', 300, 0, 0],
  ])
  assert.equal(data.rows[1]?.about, 'D2026 (plus 4.00 held beans)')
  assert.deepEqual([data.total, data.rows[1]?.orderId], [5, orderId])
  const balance = (await asker(campus().url)(beanBalance, {}, student)).data
  assert.deepEqual(balance, { freeBeans: 0, printBeans: 450, held: 200, inPayout: 0 })
})

test('the statement of a month adds up in the time of the school, and the month before stays as it was', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  await giveAt('2026-01-10T00:00:00Z', student, { free: 300, print: 500 })
  const { orderId: otherOrder, of } = orderOf(student)
  assert.ok(otherOrder)
  await actAt('2026-01-12T00:00:00Z', (ctx) => holdBeans(ctx, { ...of('hold'), fromFree: 10, fromPrint: 0 }))
  await actAt('2026-01-12T01:00:00Z', (ctx) => releaseBeans(ctx, { ...of('release'), fromFree: 10, fromPrint: 0 }))
  await buyAcrossMonths(student)
  const january = (await ask(statement, { month: '2026-01' }, student)).data
  assert.deepEqual(
    [january.opening, january.closing],
    [
      { free: 0, print: 0 },
      { free: 0, print: 400 },
    ],
  )
  assert.deepEqual(
    january.sums.map(({ kind, count, free, print, money }) => [kind, count, free, print, money]),
    [
      ['recharge', 1, 0, 500, -500],
      ['hold', 2, -310, -100, 0],
      ['release', 1, 10, 0, 0],
      ['grant', 1, 300, 0, 0],
    ],
  )
  const february = (await ask(statement, { month: '2026-02' }, student)).data
  assert.deepEqual([february.opening, february.closing], [january.closing, { free: 0, print: 450 }])
  assert.deepEqual(february.months, ['2026-02', '2026-01'])
  assert.equal((await ask(statement, { month: '2026-13' }, student)).error, 'bad_input')
})

test('bills are chosen by month and kind and go on where the last page ended', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  await giveAt('2026-01-10T00:00:00Z', student, { free: 300, print: 500 })
  await buyAcrossMonths(student)
  const inMonth = (await ask(movements, { month: '2026-02' }, student)).data
  assert.deepEqual([inMonth.rows.map(({ kind }) => kind), inMonth.total], [['refund', 'purchase'], 2])
  const holds = (await ask(movements, { kind: 'hold' }, student)).data
  assert.deepEqual([holds.rows.length, holds.total], [1, 1])
  const first = (await ask(movements, { pageSize: 3 }, student)).data
  const rest = (await ask(movements, { pageSize: 3, cursor: first.nextCursor ?? undefined }, student)).data
  assert.deepEqual(
    [...first.rows, ...rest.rows].map(({ kind }) => kind),
    ['refund', 'purchase', 'hold', 'recharge', 'grant'],
  )
  assert.equal(rest.nextCursor, null)
})

test('nobody sees the bills of another, and everybody has their own in the copy of their data', async () => {
  const [student, stranger] = [await enter(campus()), await enter(campus())]
  await giveAt('2026-01-10T00:00:00Z', student, { free: 300 })
  const ask = asker(campus().url)
  assert.deepEqual((await ask(movements, {}, stranger)).data.rows, [])
  assert.deepEqual((await ask(statement, { month: '2026-01' }, stranger)).data.months, [])
  assert.equal((await ask(movements, {})).result, 'login')
  const copy = await exportWallet(systemContext(campus().base), student.person.id)
  assert.deepEqual(copy.balance, { free_beans: '3.00', print_beans: '0.00', held: '0.00', in_payout: '0.00' })
  assert.deepEqual(
    copy.movements.map(({ kind, free_beans }) => [kind, free_beans]),
    [['grant', '3.00']],
  )
})
