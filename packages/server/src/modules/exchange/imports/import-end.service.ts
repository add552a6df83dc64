import type { Ctx } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { brokenImport, endAfterLastTry } from '../../../platform/last-try.ts'
import { later } from '../../../platform/time/clock.ts'
import { listAtWork, listOldPreviews } from './import.repository.ts'
import { deleteOldLines } from './import-line.repository.ts'
import { endImport } from './import-work.service.ts'

const broken = { state: 'failed', problem: brokenImport } as const

/** Does a part of an import, which ends when its last try fails. */
export const endIfLast = (ctx: Ctx, id: string, attempt: Attempt, work: (ctx: Ctx, id: string) => Promise<void>): Promise<void> =>
  endAfterLastTry(
    attempt,
    () => work(ctx, id),
    () => endImport(ctx, id, broken),
  )

const [stuckSeconds, previewSeconds, keptSeconds] = [3600, 7 * 24 * 3600, 180 * 24 * 3600]

/** Ends what a killed process left, drops previews that nobody came back to, and forgets the lines of old imports. */
export const sweepImports = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listAtWork(ctx.sql, later(ctx.now(), -stuckSeconds))) await endImport(ctx, id, broken)
  for (const { id } of await listOldPreviews(ctx.sql, later(ctx.now(), -previewSeconds))) await endImport(ctx, id, { state: 'cancelled' })
  await deleteOldLines(ctx.sql, later(ctx.now(), -keptSeconds))
}
