import type { Ctx } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { brokenImport, endAfterLastTry } from '../../../platform/last-try.ts'
import { listStuckImports } from '../../../platform/live-job.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { readScheduleImportJob, runScheduleImportJob } from '../schedule.jobs.ts'
import { listOldPreviews } from './import.repository.ts'
import { endImport } from './import-work.service.ts'
import { deleteOldLines } from './lines/import-line.repository.ts'

const broken = { state: 'failed', problem: brokenImport } as const

/** Does a part of an import, which ends when its last try fails. */
export const endIfLast = (ctx: Ctx, id: string, attempt: Attempt, work: (ctx: Ctx, id: string) => Promise<void>): Promise<void> =>
  endAfterLastTry(
    attempt,
    () => work(ctx, id),
    () => endImport(ctx, id, broken),
  )

const day = 24 * 3600

const previews = retentionKind({
  kind: 'schedule_import_preview',
  name: ['未执行的排课导入预览', 'Previews of timetable imports that were not run', '未執行的排課匯入預覽'],
  keptFor: 7 * day,
})

const lines = retentionKind({
  kind: 'schedule_import_line',
  name: ['排课导入的明细', 'Lines of timetable imports', '排課匯入的明細'],
  keptFor: 180 * day,
})

export const importRetention = [previews, lines]

/** Ends what a killed process left, drops previews that nobody came back to, and forgets the lines of old imports. */
export const sweepImports = async (ctx: Ctx): Promise<void> => {
  const jobs = [readScheduleImportJob, runScheduleImportJob]
  for (const id of await listStuckImports(ctx.sql, 'schedule_import', jobs, ctx.now())) await endImport(ctx, id, broken)
  await removeOlder(ctx, previews, async (before) => {
    const old = await listOldPreviews(ctx.sql, before)
    for (const { id } of old) await endImport(ctx, id, { state: 'cancelled' })
    return old.length
  })
  await removeOlder(ctx, lines, (before) => deleteOldLines(ctx.sql, before))
}
