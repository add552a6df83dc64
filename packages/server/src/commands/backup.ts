import { backUp } from '../modules/operations/backups/backup.service.ts'
import { findLastDone, listRuns } from '../modules/operations/backups/backup-run.repository.ts'
import { withSystemContext } from '../start/with-system-context.ts'

/** Makes a backup now, into BACKUP_DIR under BACKUP_KEY. */
await withSystemContext(async (ctx) => {
  const outcome = await backUp(ctx)
  if (outcome === 'done') {
    const made = await findLastDone(ctx.sql, 'backup')
    console.log(`${made?.backup_name}: ${made?.bytes} bytes.`)
    return
  }
  const [failed] = outcome === 'failed' ? await listRuns(ctx.sql, 1) : []
  const isConfigured = ctx.services.config.BACKUP_DIR !== undefined
  const reason = isConfigured
    ? 'A backup is under way already.'
    : 'Set BACKUP_DIR and BACKUP_KEY: where backups go, and what encrypts them.'
  console.error(failed?.cause ?? reason)
  process.exitCode = 1
})
