import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { runLedgerActions } from '../../../testing/ledger-actions.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sealLedger } from '../books/chain.service.ts'
import { proveLedger } from '../books/proof.service.ts'
import { sumAccounts } from '../console/overview.repository.ts'
import { balancesOf } from './balance.service.ts'

const campus = useTestCampus()

test('random actions from several connections leave the ledger equal to a simple model', async () => {
  const ctx = systemContext(campus().base)
  const schools = [(await makeSchool(ctx.sql)).id, (await makeSchool(ctx.sql)).id]
  const people = await Promise.all(Array.from({ length: 12 }, (_, index) => makePerson(ctx.sql, schools[index % 2] ?? '')))
  const { counts, wrong, purses, houses } = await runLedgerActions(ctx, { people, actions: 1000, seed: 20_260_301, lanes: 4, batch: 8 })
  assert.deepEqual(wrong, [])
  assert.ok(counts.moved > 500 && counts.known > 50 && counts.short > 50)
  for (const { personId, has } of purses) assert.deepEqual(await balancesOf(ctx, personId), has)
  for (const schoolId of schools)
    for (const { kind, balance } of await sumAccounts(ctx.sql, schoolId))
      if (!['free', 'print', 'held', 'payout'].includes(kind)) assert.equal(balance, houses.get(`${schoolId}:${kind}`) ?? 0, kind)
  await sealLedger(ctx)
  const proof = await proveLedger(ctx.sql)
  assert.deepEqual(proof.findings, [])
  assert.deepEqual([proof.transfers, proof.unsealed], [counts.moved, 0])
})
