import { backUp, lastRun } from '../modules/operations/backups/backup.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

/** Makes a backup now, into BACKUP_DIR under BACKUP_KEY. */
await withSystemContext(async (ctx) => {
  const outcome = await backUp(ctx)
  const run = outcome && (await lastRun(ctx))
  if (outcome === 'done') return console.log(`${run?.backup_name}: ${run?.bytes} bytes.`)
  const isConfigured = ctx.services.config.BACKUP_DIR !== undefined
  const reason = isConfigured
    ? 'A backup is under way already.'
    : 'Set BACKUP_DIR and BACKUP_KEY: where backups go, and what encrypts them.'
  console.error(run?.cause ?? reason)
  process.exitCode = 1
})
