import { verifyStatistics } from '../modules/statistics/counting/verify.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

/** Counts all rows of every school again and compares them with the stored numbers; a difference is exit code 1. */
await withSystemContext(async (ctx) => {
  const { schools, findings } = await verifyStatistics(ctx)
  for (const finding of findings) console.log(finding)
  console.log(`${schools} schools counted, ${findings.length} differences.`)
  if (findings.length > 0) process.exitCode = 1
})
