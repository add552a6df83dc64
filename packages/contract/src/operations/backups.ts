import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'

export const backupKinds = ['backup', 'rehearsal'] as const
export const backupOutcomes = ['running', 'done', 'failed'] as const

const BackupRun = z.object({
  id: Id,
  kind: z.enum(backupKinds),
  outcome: z.enum(backupOutcomes),
  beganAt: Instant,
  endedAt: Instant.nullable(),
  bytes: z.number().int(),
  /** The backup that was made or restored. */
  name: z.string(),
  /** Why it failed, or what was wrong with the restored data. */
  cause: z.string(),
})

export const backupRuns = call({
  method: 'GET',
  path: '/console/operations/backups',
  who: ['admin', 'auditor'],
  summary: 'Backups of the whole installation and their rehearsals, newest first.',
  output: z.object({
    /** Without a folder and a key no backups are made. */
    isConfigured: z.boolean(),
    /** Whether data can be restored to any moment, or only as it was when a backup was made. */
    isFollowed: z.boolean(),
    keptDays: z.number().int(),
    lastBackupAt: Instant.nullable(),
    lastRehearsalAt: Instant.nullable(),
    rows: z.array(BackupRun),
  }),
})

export const backUpNow = call({
  method: 'POST',
  path: '/console/operations/backups',
  who: ['admin'],
  summary: 'Make a backup now.',
  output: Done,
  refusals: ['backup_not_configured', 'backup_running'],
  idempotency: 'accepted',
})
