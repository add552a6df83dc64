import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { rehearse, requireAsShown, Stopped } from '../../../context/rehearsal.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { runScheduleImportJob } from '../schedule.jobs.ts'
import { applyImport, isOvertaken } from './apply-import.service.ts'
import { findImport, lockImport, type ScheduleImportRow, tryLockRuns, updateCounts, updateState } from './import.repository.ts'
import { pushImport } from './import-view.ts'
import { deleteLines, insertLines, listShown } from './lines/import-line.repository.ts'
import type { ImportOutcome } from './lines/task.ts'
import { readFile } from './read-file.service.ts'

const waitSeconds = 2
const maxTries = 5

/** Ends an import, unless it is over already; its file goes. */
export const endImport = (
  ctx: Ctx,
  id: string,
  outcome: { readonly state: 'done' | 'failed' | 'unreadable' | 'cancelled'; readonly problem?: Phrase | null },
) =>
  inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx.sql, id)
    if (!found?.blob_key) return
    await updateState(ctx.sql, id, { ...outcome, finishedAt: ctx.now() })
    await dropBlobLater(ctx, found.blob_key)
    const { school_id: schoolId, kind, to_add: added, to_change: changed, to_remove: removed, wrong: leftOut } = found
    // A job acts for who started the import; somebody else may cancel it.
    const actorId = ctx.caller?.personId ?? found.created_by
    const details = outcome.state === 'done' ? { kind, added, changed, removed, leftOut } : { kind }
    await record(ctx, {
      schoolId,
      actorId,
      action: `schedule.import_${outcome.state}`,
      subjectKind: 'schedule_import',
      subjectId: id,
      details,
    })
    await pushImport(ctx.sql, id)
  })

const showLines = (ctx: Ctx, { id, school_id: schoolId }: ScheduleImportRow, outcomes: readonly ImportOutcome[], note: Phrase | null) =>
  inTransaction(ctx, async (ctx) => {
    if ((await lockImport(ctx.sql, id))?.state !== 'reading') return
    await deleteLines(ctx.sql, id)
    await insertLines(ctx.sql, { importId: id, schoolId, now: ctx.now() }, outcomes)
    await updateCounts(ctx.sql, id)
    await updateState(ctx.sql, id, { state: 'preview', problem: note })
    await pushImport(ctx.sql, id)
  })

/** Finds out what each line would do; nothing but the import itself changes. */
export const readScheduleImport = async (ctx: Ctx, id: string): Promise<void> => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'reading') return
  try {
    const file = await readFile(ctx, found)
    await showLines(ctx, found, await rehearse(ctx, (ctx) => applyImport(ctx, found, file)), file.note)
  } catch (error) {
    if (!(error instanceof Unreadable) && !(error instanceof Stopped)) throw error
    await endImport(ctx, id, { state: 'unreadable', problem: error.phrase })
  }
}

const runWhole = async (ctx: Ctx, id: string) => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'running') return
  const file = await readFile(ctx, found)
  await inTransaction(ctx, async (ctx) => {
    if (!(await tryLockRuns(ctx.sql, found.school_id))) {
      await ctx.services.jobs.add(ctx.sql, runScheduleImportJob, { id }, { startAfter: later(ctx.now(), waitSeconds) })
      return
    }
    // A job that runs twice finds it done.
    if ((await lockImport(ctx.sql, id))?.state !== 'running') return
    requireAsShown(await listShown(ctx.sql, id), await applyImport(ctx, found, file))
    await endImport(ctx, id, { state: 'done', problem: null })
  })
}

/** Carries an import out whole or not at all. */
export const runScheduleImport = async (ctx: Ctx, id: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runWhole(ctx, id)
    } catch (error) {
      if (error instanceof Stopped || error instanceof Unreadable)
        return await endImport(ctx, id, { state: 'failed', problem: error.phrase })
      if (!isOvertaken(error) || tries === maxTries) throw error
    }
  }
}
