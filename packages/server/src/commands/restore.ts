import { parseArgs } from 'node:util'
import { backupPlaceOf } from '../modules/operations/backups/backup-place.ts'
import { verifyEverything } from '../modules/operations/backups/verify-everything.service.ts'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { readConfig } from '../platform/config/config.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { restore } from '../start/restore.ts'
import { readMoment } from '../start/restore-moment.ts'
import { withMigratedContext } from '../start/with-system-context.ts'

const usage = `Restores the database and the files from BACKUP_DIR with BACKUP_KEY:
  --until <time>   the state at this moment, such as 2026-03-15T08:30:00+08:00; without it the newest there is
  --replace        moves an embedded database that is there aside
With DATABASE_URL it fills that database, which has to be empty.`

const readValues = () => {
  try {
    return parseArgs({ options: { until: { type: 'string' }, replace: { type: 'boolean' } } }).values
  } catch {
    throw new StartFailure(usage)
  }
}

const read = () => {
  const { until, replace } = readValues()
  return { until: until === undefined ? undefined : readMoment(until), replaces: replace === true }
}

const complain = (text: string) => {
  console.error(text)
  process.exitCode = 1
}

const verify = () =>
  withMigratedContext(async (ctx) => {
    const findings = await verifyEverything(ctx)
    for (const finding of findings) console.log(finding)
    console.log(`Chains and ledger verified, ${findings.length} findings.`)
    if (findings.length > 0) process.exitCode = 1
  })

const run = async (request: { until: Date | undefined; replaces: boolean }) => {
  const config = readConfig(process.env, process.cwd())
  const place = backupPlaceOf(config)
  if (!place) return complain('Set BACKUP_DIR and BACKUP_KEY: where backups are, and what decrypts them.')
  const { backup, reaches, files } = await restore(config, { ...place, ...request })
  console.log(`Restored ${backup.name} as it was at ${reaches.toISOString()}, and ${files} files.`)
  if (request.until && reaches < request.until)
    console.log('What was written between that moment and yours is in the archive of your database server alone.')
  await verify()
}

try {
  await run(read())
} catch (error) {
  if (!(error instanceof BackupFault) && !(error instanceof StartFailure)) throw error
  complain(error.message)
}
