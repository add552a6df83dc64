import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ledgerOverview } from '@campus/contract/wallet/console.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { spendBeans } from '../ledger/spend.service.ts'
import { sealLedger } from './chain.service.ts'
import { proveLedger } from './proof.service.ts'

const campus = useTestCampus()

const openBooks = async () => {
  const ctx = systemContext(campus().base)
  const student = await enter(campus())
  await giveBeans(campus(), student, { free: 500, print: 1000 })
  const about = { schoolId: student.schoolId, personId: student.person.id, orderId: randomUUID(), cause: randomUUID() }
  await inTransaction(ctx, (ctx) => spendBeans(ctx, { ...about, fromFree: 500, fromPrint: 200 }))
  return { ctx, student, sql: ctx.sql, schoolId: student.schoolId }
}

/** Another round may hold the chain for a moment. */
const sealAll = async ({ ctx }: Awaited<ReturnType<typeof openBooks>>) => {
  for (let round = 0; round < 50 && (await proveLedger(ctx.sql)).unsealed > 0; round += 1) await sealLedger(ctx)
}

/** Somebody with the keys of the database; the ledger are mended afterwards, because all tests share them. */
const behindTheBack = async ({ sql }: Awaited<ReturnType<typeof openBooks>>, table: string, forging: string, values: unknown[]) => {
  await runText(sql, `alter table ${table} disable trigger user`)
  await runText(sql, forging, values)
  await runText(sql, `alter table ${table} enable trigger user`)
}

test('the ledger of a school sums to zero and is sealed in one chain, also with concurrent sealers', async () => {
  const books = await openBooks()
  await Promise.all([sealLedger(books.ctx), sealLedger(books.ctx), sealLedger(books.ctx)])
  await sealAll(books)
  const auditor = await enter(campus(), { schoolId: books.schoolId, kind: 'teacher', roles: ['auditor'] })
  const { data } = await asker(campus().url)(ledgerOverview, {}, auditor)
  const sums = Object.fromEntries(data.accounts.map(({ kind, balance }) => [kind, balance]))
  assert.deepEqual(sums, { free: 0, print: 800, held: 0, payout: 0, revenue: 700, granted: -500, cashier: -1000, wechat: 0, alipay: 0 })
  assert.deepEqual([data.transfers, data.sealed, data.isSound], [4, 4, true])
  assert.deepEqual(
    data.days.map(({ income, refunds }) => [income, refunds]),
    [[700, 0]],
  )
  assert.deepEqual((await proveLedger(books.sql)).findings, [])
})

test('the ledger of a school is shown to its finance roles and auditors, and to nobody of another school', async () => {
  const { student, schoolId } = await openBooks()
  const ask = asker(campus().url)
  assert.equal((await ask(ledgerOverview, {}, student)).error, 'forbidden')
  assert.equal((await ask(ledgerOverview, {}, await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] }))).error, 'forbidden')
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { data } = await ask(ledgerOverview, {}, stranger)
  assert.deepEqual([data.transfers, data.accounts.every(({ balance }) => balance === 0)], [0, true])
})

test('an amount forged in the database is detected by balance, sum and chain', async () => {
  const books = await openBooks()
  await sealAll(books)
  const values = [books.student.person.id]
  const change = (by: string) =>
    `update ledger_posting set amount = amount ${by} where transfer_id =
      (select id from ledger_transfer where person_id = $1 and kind = 'recharge')`
  await behindTheBack(books, 'ledger_posting', change('+ 1'), values)
  const { findings } = await proveLedger(books.sql)
  assert.equal(findings.filter((finding) => /^Account .*: the balance is/.test(finding)).length, 2)
  assert.equal(findings.filter((finding) => finding.includes(`School ${books.schoolId}: transfer 3 does not follow`)).length, 1)
  const admin = await enter(campus(), { schoolId: books.schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal((await asker(campus().url)(ledgerOverview, {}, admin)).data.isSound, false)
  await behindTheBack(books, 'ledger_posting', change('- 1'), values)
  assert.deepEqual((await proveLedger(books.sql)).findings, [])
})

test('beans created from nothing and postings of somebody else are found', async () => {
  const [books, other] = [await openBooks(), await openBooks()]
  const own = [books.student.person.id]
  const make = (by: string) => `update ledger_account set balance = balance ${by} where person_id = $1 and kind = 'print'`
  await behindTheBack(books, 'ledger_account', make('+ 5'), own)
  const made = await proveLedger(books.sql)
  assert.deepEqual(
    made.findings.filter((finding) => finding.startsWith('All accounts')),
    ['All accounts together are 5 instead of nothing.'],
  )
  await behindTheBack(books, 'ledger_account', make('- 5'), own)

  const move = `update ledger_transfer set person_id = $2 where person_id = $1 and kind = 'grant'`
  const people = [books.student.person.id, other.student.person.id]
  await behindTheBack(books, 'ledger_transfer', move, people)
  assert.ok((await proveLedger(books.sql)).findings.some((finding) => finding.includes('postings of somebody else')))
})
