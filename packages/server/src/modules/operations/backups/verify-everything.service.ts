import type { Ctx } from '../../../context/context.ts'
import { verifyChains } from '../../audit/audit.service.ts'
import { verifyClosings } from '../../evidence/closings/verify-closings.service.ts'
import { verifyHeads } from '../../evidence/verify-heads.service.ts'
import { verifyStatistics } from '../../statistics/counting/verify.service.ts'
import { proveLedger } from '../../wallet/books/proof.service.ts'

/** What `npm run …:verify` each prove; whatever is wrong, each in a sentence. */
const verifications: readonly ((ctx: Ctx) => Promise<readonly string[]>)[] = [
  async (ctx) =>
    (await verifyChains(ctx.sql)).broken.map(
      ({ schoolId, sequence }) => `School ${schoolId}: audit entry ${sequence} does not follow from the one before.`,
    ),
  (ctx) => verifyHeads(ctx, 'audit'),
  verifyClosings,
  async (ctx) => (await proveLedger(ctx.sql)).findings,
  (ctx) => verifyHeads(ctx, 'ledger'),
  async (ctx) => (await verifyStatistics(ctx)).findings,
]

export const verifyEverything = async (ctx: Ctx): Promise<string[]> => {
  const findings: string[] = []
  for (const verify of verifications) findings.push(...(await verify(ctx)))
  return findings
}
