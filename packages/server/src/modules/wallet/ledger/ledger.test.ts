import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type Ctx, inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sealLedger } from '../books/chain.service.ts'
import { balancesOf, lockBalances } from './balance.service.ts'
import { type Transfer, transfer, transferAll } from './ledger.service.ts'
import { giveBack, holdBeans, releaseBeans, spendBeans, spendHeld } from './spend.service.ts'

const campus = useTestCampus()

const someone = async (beans: { free?: number; print?: number } = {}) => {
  const { base } = campus()
  const schoolId = (await makeSchool(base.sql)).id
  const person = await makePerson(base.sql, schoolId)
  if (beans.free || beans.print) await giveBeans(campus(), { person }, beans)
  return { schoolId, personId: person.id }
}
type Someone = Awaited<ReturnType<typeof someone>>

const act = <Answer>(action: (ctx: Ctx) => Promise<Answer>) => inTransaction(systemContext(campus().base), action)
const beansOf = ({ personId }: Someone) => balancesOf(systemContext(campus().base), personId)

const spending = (who: Someone, free: number, cause = randomUUID()): Transfer => ({
  ...who,
  kind: 'purchase',
  cause,
  moves: [{ from: { own: 'free' }, to: { house: 'revenue' }, amount: free }],
})

const isShort = (error: unknown) => error instanceof Refusal && error.code === 'not_enough_beans'

test('the same cause fifty times at once moves beans once', async () => {
  const who = await someone({ free: 1000 })
  const once = spending(who, 300)
  const moved = await Promise.all(Array.from({ length: 50 }, () => act((ctx) => transfer(ctx, once))))
  assert.equal(moved.filter(Boolean).length, 1)
  assert.equal((await beansOf(who)).free, 700)
})

test('a repeated cause is not a second purchase even when the beans are gone', async () => {
  const who = await someone({ free: 300 })
  const all = spending(who, 300)
  assert.equal(await act((ctx) => transfer(ctx, all)), true)
  assert.equal(await act((ctx) => transfer(ctx, all)), false)
})

test('withdrawing and buying at once never goes below zero', async () => {
  const who = await someone({ print: 1000 })
  const from = { from: { own: 'print' }, amount: 300 } as const
  const wishes = Array.from({ length: 20 }, (_, index): Transfer => {
    const [kind, to] = index % 2 === 0 ? (['purchase', { house: 'revenue' }] as const) : (['withdrawal', { own: 'payout' }] as const)
    return { ...who, kind, cause: randomUUID(), moves: [{ ...from, to }] }
  })
  const ends = await Promise.allSettled(wishes.map((wish) => act((ctx) => transfer(ctx, wish))))
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 3)
  assert.ok(ends.every((end) => end.status === 'fulfilled' || isShort(end.reason)))
  assert.equal((await beansOf(who)).print, 100)
})

test('two first gifts at once open the accounts of a person once', async () => {
  const who = await someone()
  const gift = (amount: number): Transfer => ({
    ...who,
    kind: 'grant',
    cause: randomUUID(),
    moves: [{ from: { house: 'granted' }, to: { own: 'free' }, amount }],
  })
  await Promise.all(Array.from({ length: 10 }, () => act((ctx) => transfer(ctx, gift(10)))))
  assert.deepEqual(await beansOf(who), { free: 100, print: 0, held: 0, payout: 0 })
})

test('many who move the beans of the same people in every order do not deadlock', async () => {
  const people = [await someone(), await someone({ free: 500 }), await someone(), await someone({ free: 500 })]
  const inTurn = (first: number) => [...people.slice(first), ...people.slice(0, first)]
  const gifts = (round: number) =>
    inTurn(round % 4).map(
      (who): Transfer => ({
        ...who,
        kind: 'grant',
        cause: randomUUID(),
        moves: [{ from: { house: 'granted' }, to: { own: 'free' }, amount: 1 }],
      }),
    )
  await Promise.all(Array.from({ length: 40 }, (_, round) => act((ctx) => transferAll(ctx, gifts(round)))))
  assert.deepEqual(await Promise.all(people.map(async (who) => (await beansOf(who)).free)), [40, 540, 40, 540])
})

test('of several transfers each sees what the one before did, and what is short leaves no trace', async () => {
  const who = await someone({ free: 100 })
  const [first, tooMuch, last] = [spending(who, 60), spending(who, 60), spending(who, 40)]
  assert.deepEqual(await act((ctx) => transferAll(ctx, [first, tooMuch, first, last])), ['moved', 'short', 'known', 'moved'])
  assert.equal((await beansOf(who)).free, 0)
  await giveBeans(campus(), { person: { id: who.personId, schoolId: who.schoolId } }, { free: 60 })
  assert.equal(await act((ctx) => transfer(ctx, tooMuch)), true)
})

test('held beans pay an order together with the money, and are returned to their source', async () => {
  const who = await someone({ free: 300, print: 200 })
  const about = (cause: string) => ({ ...who, orderId: randomUUID(), cause: `${cause}:${randomUUID()}` })
  const beans = { fromFree: 300, fromPrint: 100 }
  await act((ctx) => holdBeans(ctx, { ...about('hold'), ...beans }))
  assert.deepEqual(await beansOf(who), { free: 0, print: 100, held: 400, payout: 0 })
  await act((ctx) => releaseBeans(ctx, { ...about('release'), ...beans }))
  await act((ctx) => holdBeans(ctx, { ...about('hold'), ...beans }))
  await act((ctx) => spendHeld(ctx, { ...about('paid'), amount: 400 }))
  assert.deepEqual(await beansOf(who), { free: 0, print: 100, held: 0, payout: 0 })
  await act((ctx) => giveBack(ctx, { ...about('refund'), toFree: 200, toPrint: 100, toMoney: 100 }))
  assert.deepEqual(await beansOf(who), { free: 200, print: 200, held: 100, payout: 0 })
  await assert.rejects(
    act((ctx) => spendBeans(ctx, { ...about('paid'), fromFree: 201, fromPrint: 0 })),
    isShort,
  )
})

test('a lock on the balances of a person excludes other movements until the transaction ends', async () => {
  const who = await someone({ free: 100 })
  let late: Promise<void> | undefined
  await act(async (ctx) => {
    assert.equal((await lockBalances(ctx, who.personId)).free, 100)
    late = assert.rejects(
      act((other) => transfer(other, spending(who, 100))),
      isShort,
    )
    await transfer(ctx, spending(who, 100))
  })
  await late
})

test('beans move only inside a transaction, whole and more than nothing', async () => {
  const who = await someone({ free: 100 })
  await assert.rejects(transfer(systemContext(campus().base), spending(who, 1)), /transaction/)
  await assert.rejects(act((ctx) => transfer(ctx, spending(who, -5))))
  await assert.rejects(act((ctx) => transfer(ctx, spending(who, 0.5))))
  assert.equal(await act((ctx) => transfer(ctx, spending(who, 0))), false)
  assert.equal((await beansOf(who)).free, 100)
})

test('the database itself keeps balances above zero and evidence as it was written', async () => {
  const { sql } = campus().base
  const who = await someone({ free: 100 })
  await act((ctx) => transfer(ctx, spending(who, 10)))
  const own = await sql.selectFrom('ledger_account').where('person_id', '=', who.personId).selectAll().execute()
  const [free, print] = ['free', 'print'].map((kind) => own.find((row) => row.kind === kind)?.id ?? '')
  const { id: transferId } = await sql
    .selectFrom('ledger_transfer')
    .where('person_id', '=', who.personId)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const post = (amount: number) =>
    sql
      .insertInto('ledger_posting')
      .values({
        transfer_id: transferId,
        position: 9,
        school_id: who.schoolId,
        from_account: free ?? '',
        to_account: print ?? '',
        amount,
      })
      .execute()
  await assert.rejects(post(91), /ledger_account__not_below_zero/)
  await sealLedger(systemContext(campus().base))
  await assert.rejects(post(1), /sealed/)
  await assert.rejects(
    sql
      .updateTable('ledger_account')
      .set({ balance: 999 })
      .where('id', '=', free ?? '')
      .execute(),
    /postings alone/,
  )
  await assert.rejects(
    sql
      .deleteFrom('ledger_account')
      .where('id', '=', free ?? '')
      .execute(),
    /postings alone/,
  )
  await assert.rejects(sql.updateTable('ledger_transfer').set({ note: 'forged' }).where('id', '=', transferId).execute(), /evidence/)
  await assert.rejects(sql.deleteFrom('ledger_transfer').where('id', '=', transferId).execute(), /evidence/)
  await assert.rejects(sql.updateTable('ledger_posting').set({ amount: 1 }).where('transfer_id', '=', transferId).execute(), /evidence/)
  await assert.rejects(sql.deleteFrom('ledger_posting').where('transfer_id', '=', transferId).execute(), /evidence/)
  for (const table of ['ledger_posting', 'ledger_transfer cascade', 'ledger_account cascade'])
    await assert.rejects(runText(sql, `truncate ${table}`), /evidence|postings alone/)
  const opened = { school_id: who.schoolId, person_id: who.personId, kind: 'free', balance: 5 }
  await assert.rejects(sql.insertInto('ledger_account').values(opened).execute(), /begins with nothing/)
})
