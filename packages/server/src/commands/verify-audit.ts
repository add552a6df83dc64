import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { verifyChains } from '../modules/audit/audit.service.ts'
import { verifyClosings, verifyKeptClosing } from '../modules/evidence/closings/verify-closings.service.ts'
import { acceptLoss, verifyHeads } from '../modules/evidence/verify-heads.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

const { values } = parseArgs({ options: { 'accept-loss': { type: 'string' }, closing: { type: 'string' } } })

/** Walks the whole chain of evidence of every school and holds it against its signed heads and daily closings; anything wrong is exit code 1. */
await withSystemContext(async (ctx) => {
  const reason = values['accept-loss']
  if (reason) console.log(`${await acceptLoss(ctx, 'audit', reason)} signed heads set aside.`)
  const { checked, unsealed, broken } = await verifyChains(ctx.sql)
  const heads = await verifyHeads(ctx, 'audit')
  const closings = await verifyClosings(ctx)
  if (values.closing) closings.push(...(await verifyKeptClosing(ctx, await readFile(values.closing, 'utf8'))))
  for (const { schoolId, sequence } of broken)
    console.log(`School ${schoolId}: entry ${sequence} is missing or does not follow from the one before.`)
  for (const finding of [...heads, ...closings]) console.log(finding)
  console.log(
    `${checked} entries checked, ${unsealed} not sealed yet, ${broken.length} broken chains, ${heads.length} findings at signed heads, ${closings.length} at daily closings.`,
  )
  if (broken.length + heads.length + closings.length > 0) process.exitCode = 1
})
