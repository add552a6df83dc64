import { rollUp } from '../modules/statistics/counting/roll-up.service.ts'
import { verifySchool } from '../modules/statistics/counting/verify.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

/** Counts all rows of every school anew and holds them against the stored numbers; a difference is exit code 1. */
await withSystemContext(async (ctx) => {
  await rollUp(ctx)
  const schools = await ctx.sql.selectFrom('school').select('id').orderBy('id').execute()
  let found = 0
  for (const { id } of schools)
    for (const finding of await verifySchool(ctx, id)) {
      console.log(finding)
      found += 1
    }
  console.log(`${schools.length} schools counted anew, ${found} differences.`)
  if (found > 0) process.exitCode = 1
})
