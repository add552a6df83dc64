import { parseArgs } from 'node:util'
import { acceptLoss, verifyHeads } from '../modules/evidence/verify-heads.service.ts'
import { proveLedger } from '../modules/wallet/books/proof.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

const { values } = parseArgs({ options: { 'accept-loss': { type: 'string' } } })

/** Verifies the ledger of every school from its first entry and against the signed heads; any error is exit code 1. */
await withSystemContext(async (ctx) => {
  const reason = values['accept-loss']
  if (reason) console.log(`${await acceptLoss(ctx, 'ledger', reason)} signed heads set aside.`)
  const { accounts, transfers, unsealed, findings: proven } = await proveLedger(ctx.sql)
  const findings = [...proven, ...(await verifyHeads(ctx, 'ledger'))]
  for (const finding of findings) console.log(finding)
  console.log(`${transfers} transfers and ${accounts} accounts proven, ${unsealed} not sealed yet, ${findings.length} findings.`)
  if (findings.length > 0) process.exitCode = 1
})
