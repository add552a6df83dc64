import type { OutputOf } from '@campus/contract/call.ts'
import type { backupRuns } from '@campus/contract/operations/backups.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { backUpJob } from './backup.jobs.ts'
import { backupPlaceOf } from './backup-place.ts'
import { findLastDone, isRunning, listRuns } from './backup-run.repository.ts'

const shownRuns = 60

export const readRuns = async (ctx: CallerCtx): Promise<OutputOf<typeof backupRuns>> => {
  const { config, database } = ctx.services
  const rows = await listRuns(ctx.sql, shownRuns)
  const isConfigured = backupPlaceOf(config) !== undefined
  const lastOf = async (kind: 'backup' | 'rehearsal') => (await findLastDone(ctx.sql, kind))?.ended_at?.toISOString() ?? null
  return {
    isConfigured,
    isFollowed: isConfigured && database.embedded !== undefined,
    keptDays: config.BACKUP_DAYS,
    lastBackupAt: await lastOf('backup'),
    lastRehearsalAt: await lastOf('rehearsal'),
    rows: rows.map(({ id, kind, outcome, bytes, cause, ...row }) => ({
      id,
      kind,
      outcome: outcome ?? 'running',
      beganAt: row.began_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      bytes,
      name: row.backup_name,
      cause,
    })),
  }
}

export const askForBackup = (ctx: CallerCtx): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { config, jobs } = ctx.services
    if (!backupPlaceOf(config)) throw refuse('backup_not_configured')
    if (await isRunning(ctx.sql, 'backup')) throw refuse('backup_running')
    const { personId } = ctx.caller
    await jobs.add(ctx.sql, backUpJob, { askedBy: personId }, { onlyOnce: 'asked' })
    await record(ctx, { action: 'backup.asked', subjectKind: 'backup', subjectId: personId })
    return null
  })
