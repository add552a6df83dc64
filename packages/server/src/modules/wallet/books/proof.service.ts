import type { Sql } from '../../../platform/db/sql.ts'
import { listSchoolIds } from '../../school/school/school-ids.service.ts'
import { countUnsealedTransfers } from './chain.repository.ts'
import { walkLedger } from './chain.service.ts'
import * as repository from './proof.repository.ts'

export interface LedgerProof {
  readonly accounts: number
  readonly transfers: number
  readonly unsealed: number
  /** What is wrong, each in a sentence; the first hundred of a kind. */
  readonly findings: readonly string[]
}

const max = 100

const proveChain = async (sql: Sql, schoolId: string) => {
  const { broken } = await walkLedger(sql, schoolId)
  return broken === undefined ? [] : [`School ${schoolId}: transfer ${broken} does not follow from the one before.`]
}

/** Every balance is the sum of its postings, all accounts together are nothing, no posting is astray, and every chain is whole. */
export const proveLedger = (sql: Sql): Promise<LedgerProof> =>
  // One moment for all sums, although people go on paying meanwhile.
  sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (sql) => {
      const { accounts, transfers, imbalance } = await repository.sumAll(sql)
      const wrong = await repository.listWrongBalances(sql, max)
      const orphans = await repository.listOrphans(sql, max)
      const chains: string[] = []
      let unsealed = 0
      for (const schoolId of await listSchoolIds(sql)) {
        chains.push(...(await proveChain(sql, schoolId)))
        unsealed += await countUnsealedTransfers(sql, schoolId)
      }
      const findings = [
        ...wrong.map(({ id, balance, posted }) => `Account ${id}: the balance is ${balance}, its postings make ${posted}.`),
        ...(imbalance === 0 ? [] : [`All accounts together are ${imbalance} instead of nothing.`]),
        ...orphans.map((id) => `Transfer ${id}: has no postings, or postings of somebody else.`),
        ...chains,
      ]
      return { accounts, transfers, unsealed, findings }
    })
