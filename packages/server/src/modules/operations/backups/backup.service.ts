import type { Ctx } from '../../../context/context.ts'
import { keepFile } from '../../../platform/backup/backup-files.ts'
import { withClient } from '../../../platform/backup/restore-snapshot.ts'
import { type BackupPlace, dropOld, followLog, takeBackup } from '../../../platform/backup/take-backup.ts'
import { dropSlot } from '../../../platform/backup/write-ahead.ts'
import { later } from '../../../platform/time/clock.ts'
import { copyHeads } from '../../evidence/move-heads.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { backupPlaceOf } from './backup-place.ts'
import { dropRunsBefore, listRuns } from './backup-run.repository.ts'
import { recordRun, withRunLock } from './run.service.ts'

const daySeconds = 24 * 60 * 60

export const backupRuns = retentionKind({
  kind: 'backup_run',
  name: ['备份运行记录', 'Log of backups', '備份執行記錄'],
  keptFor: 400 * daySeconds,
})

/** The newest run, for who started it. */
export const lastRun = async ({ sql }: Ctx) => (await listRuns(sql, 1)).at(0)

/** Makes a backup of the whole installation and drops those that are too old. Undefined where none is configured or one is under way. */
export const backUp = async (ctx: Ctx, askedBy: string | null = null) => {
  const { config, blobs, database } = ctx.services
  const place = backupPlaceOf(config)
  if (!place) return undefined
  return recordRun(ctx, 'backup', askedBy, async () => {
    const notes = await copyHeads(ctx)
    const { name, bytes } = await takeBackup({ ...place, database, files: blobs, notes, now: ctx.now() })
    const oldest = later(ctx.now(), -config.BACKUP_DAYS * daySeconds)
    await dropOld(place, oldest)
    await removeOlder(ctx, backupRuns, (before) => dropRunsBefore(ctx.sql, before))
    return { bytes, backup_name: name }
  })
}

/** One that cannot be copied keeps its place for the next minute: it holds up neither the others nor the rows. */
const keepArrivedFiles = async ({ blobs, arrivedFiles, log }: Ctx['services'], { root, key: backupKey }: BackupPlace) => {
  for (const key of arrivedFiles)
    try {
      await keepFile(root, key, blobs, backupKey)
      arrivedFiles.delete(key)
    } catch (error) {
      log.error({ err: error, key }, 'A new file is not in the backup yet')
    }
}

/**
 * Every minute: copies what was written since, so that a server that is lost can be restored to the last minute. Where no base copy of this
 * server is there to follow, one is made.
 */
export const followChanges = async (ctx: Ctx): Promise<void> => {
  const { config, database } = ctx.services
  const place = backupPlaceOf(config)
  const { embedded } = database
  if (!place || !embedded) return
  const isFollowed = await withRunLock(ctx, 'backup', async () => {
    await keepArrivedFiles(ctx.services, place)
    return followLog(place, embedded)
  })
  if (isFollowed === false) await backUp(ctx)
}

/** Without backups the embedded server keeps no log for them. */
export const forgetLog = async ({ services: { config, database, log } }: Ctx): Promise<void> => {
  if (!database.embedded || backupPlaceOf(config)) return
  await withClient(database.embedded.ownerUrl, dropSlot).catch((error: unknown) =>
    log.warn({ err: error }, 'The log of the database is kept'),
  )
}
