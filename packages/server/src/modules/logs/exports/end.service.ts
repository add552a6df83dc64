import type { InputOf } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { cancelExport } from '@campus/contract/logs/exports.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { endAfterLastTry } from '../../../platform/last-try.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { noteRemoval } from '../../retention.ts'
import { exportFiles } from '../retention/retention-kinds.ts'
import { listDue, listOpenOf, listStuck, lockExport, updateEnded } from './export.repository.ts'
import { notifyFailed, notifyLapsed } from './export-messages.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockExport>>>

const end = async (ctx: Ctx, row: Locked, state: 'failed' | 'cancelled' | 'expired', problem?: Phrase) => {
  const { id, school_id: schoolId, source, blob_key } = row
  await updateEnded(ctx.sql, id, { state, now: ctx.now(), problem: problem ?? null })
  if (blob_key !== null) await dropBlobLater(ctx, blob_key)
  await record(ctx, { schoolId, action: `logs.export_${state}`, subjectKind: 'log_export', subjectId: id, details: { source } })
}

/** Ends one that still runs and tells the asker why. */
export const failExport = (ctx: Ctx, id: string, problem: Phrase) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockExport(ctx.sql, id)
    if (row?.state !== 'running') return
    await end(ctx, row, 'failed', problem)
    await notifyFailed(ctx, row, problem)
  })

const broken: Phrase = [
  '系统出错，请稍后重新导出；如果再次出现，请联系系统管理员。',
  'Something went wrong. Request it again later, and contact your administrator if it happens again.',
  '系統出錯，請稍後重新匯出；如果再次出現，請聯絡系統管理員。',
]

export const endIfLast = (ctx: Ctx, id: string, attempt: Attempt, work: (ctx: Ctx, id: string) => Promise<void>): Promise<void> =>
  endAfterLastTry(
    attempt,
    () => work(ctx, id),
    () => failExport(ctx, id, broken),
  )

/** The asker alone; a running one ends with its next rows, and a file that lies ready is deleted. */
export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelExport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockExport(ctx.sql, id)
    if (row?.asked_by !== ctx.caller.personId) throw refuse('not_found')
    if (row.state !== 'waiting' && row.state !== 'running' && row.state !== 'ready') throw refuse('request_over')
    await end(ctx, row, 'cancelled')
    return null
  })

const atOnce = 200

/** Deletes files after their time, and ends what nobody approved. Answers how many files went. */
const expireDue = async (ctx: Ctx): Promise<number> => {
  let files = 0
  for (const { id } of await listDue(ctx.sql, ctx.now(), atOnce))
    await inTransaction(ctx, async (ctx) => {
      const row = await lockExport(ctx.sql, id)
      const isDue = row && (row.state === 'waiting' || row.state === 'ready') && row.expires_at !== null && row.expires_at <= ctx.now()
      if (!isDue) return
      await end(ctx, row, 'expired')
      if (row.state === 'waiting') await notifyLapsed(ctx, row)
      if (row.blob_key !== null) files += 1
    })
  return files
}

/** Hourly. A process that was killed in its last try could not say so: what has no job any more ends as well. */
export const sweepExports = async (ctx: Ctx) => {
  await noteRemoval(ctx, exportFiles, () => expireDue(ctx))
  for (const { id } of await listStuck(ctx.sql, later(ctx.now(), -3600))) await failExport(ctx, id, broken)
}

/** Who closes their account leaves no file behind. */
export const endExportsOf = async (ctx: Ctx, personId: string) => {
  for (const { id } of await listOpenOf(ctx.sql, personId)) {
    const row = await lockExport(ctx.sql, id)
    if (row) await end(ctx, row, 'cancelled')
  }
}
