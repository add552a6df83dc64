import { secretBoxOf } from '../platform/crypto/secret-box.ts'
import { encryptStored } from '../start/encrypt-stored.ts'
import { rotateSecret } from '../start/rotate-secret.ts'
import { withOwnerContext } from '../start/with-system-context.ts'

/** Brings everything under the secret of now, and what lies in the clear with it; anything that cannot be read is exit code 1. */
await withOwnerContext(async (ctx, secret) => {
  const previous = ctx.services.config.CAMPUS_SECRET_PREVIOUS
  let unreadable = 0
  if (previous) {
    const reports = await rotateSecret(ctx.sql, { current: secretBoxOf(secret), previous: secretBoxOf(previous) }, (report) => {
      if (report.changed + report.kept + report.unreadable > 0)
        console.log(`${report.place}: ${report.changed} rewritten, ${report.kept} already done, ${report.unreadable} cannot be read.`)
    })
    unreadable = reports.reduce((sum, report) => sum + report.unreadable, 0)
  } else console.log('CAMPUS_SECRET_PREVIOUS is not set: no secret is replaced.')
  const { encrypted, missing } = await encryptStored(ctx)
  console.log(`${encrypted} files encrypted, ${missing} not in the store as they should be.`)
  if (unreadable + missing > 0) process.exitCode = 1
  else if (previous) console.log('Everything stands under CAMPUS_SECRET. CAMPUS_SECRET_PREVIOUS can go once no server runs with it.')
})
