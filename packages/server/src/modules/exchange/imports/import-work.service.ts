import type { Phrase } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { rehearse, requireAsShown, Stopped } from '../../../context/rehearsal.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { readDataImportJob, runDataImportJob } from '../exchange.jobs.ts'
import { fetchDelivery } from '../sources/delivery.service.ts'
import { reportNight } from '../sources/report.service.ts'
import { confirmSource, findSource } from '../sources/source.repository.ts'
import { applyTables } from '../work/apply-tables.service.ts'
import type { DataOutcome, DataTask } from '../work/task.ts'
import { type DataImportRow, findImport, lockImport, setFile, tryLockRuns, updateCounts, updateState } from './import.repository.ts'
import { deleteLines, insertLines, listShown } from './import-line.repository.ts'
import { pushImport } from './import-view.ts'
import { isOutdated } from './preview.service.ts'
import { readFile } from './read-file.service.ts'

const waitSeconds = 2
const maxTries = 5

const unreachable: Phrase = [
  '无法从对方系统取得文件，或签名不正确。没有导入任何内容。',
  'The other system did not provide its files, or its signature is wrong. Nothing was imported.',
  '無法從對方系統取得檔案，或簽章不正確。沒有匯入任何內容。',
]

/** Ends an import, unless it is over already; its file goes. */
export const endImport = (
  ctx: Ctx,
  id: string,
  outcome: { readonly state: 'done' | 'failed' | 'unreadable' | 'cancelled'; readonly problem?: Phrase | null },
) =>
  inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx.sql, id)
    if (!found || found.finished_at !== null) return
    await updateState(ctx.sql, id, { ...outcome, finishedAt: ctx.now() })
    if (found.blob_key) await dropBlobLater(ctx, found.blob_key)
    const { school_id: schoolId, kind, source_id: sourceId, source_version: version } = found
    const { to_add: added, to_change: changed, gone, wrong: leftOut } = found
    // A job acts for who started the import; somebody else may cancel it, and nobody started a run at night.
    const actorId = ctx.caller?.personId ?? found.created_by
    await record(ctx, {
      schoolId,
      ...(actorId === null ? {} : { actorId }),
      action: `exchange.import_${outcome.state}`,
      subjectKind: 'data_import',
      subjectId: id,
      details: outcome.state === 'done' ? { kind, sourceId, added, changed, gone, leftOut } : { kind, sourceId },
    })
    if (outcome.state === 'done' && sourceId && version !== null) await confirmSource(ctx.sql, { id: sourceId, version }, ctx.now())
    if (found.created_by === null) await reportNight(ctx, { ...found, state: outcome.state })
    await pushImport(ctx.sql, id)
  })

const taskOf = async (ctx: Ctx, row: DataImportRow): Promise<DataTask> => ({
  schoolId: row.school_id,
  importId: row.id,
  publishes: row.publishes,
  sourceId: row.source_id,
  recordSourceId: (row.source_id && (await findSource(ctx.sql, row.school_id, row.source_id))?.record_source_id) || null,
})

/** A run at night goes on by itself and leaves wrong lines out; otherwise somebody looks first. */
const showLines = (
  ctx: Ctx,
  { id, school_id: schoolId, created_by }: DataImportRow,
  outcomes: readonly DataOutcome[],
  note: Phrase | null,
) =>
  inTransaction(ctx, async (ctx) => {
    if ((await lockImport(ctx.sql, id))?.state !== 'reading') return
    await deleteLines(ctx.sql, id)
    await insertLines(ctx.sql, { importId: id, schoolId, now: ctx.now() }, outcomes)
    await updateCounts(ctx.sql, id)
    if (created_by === null) {
      await updateState(ctx.sql, id, { state: 'running', problem: note, skipsWrong: true })
      await ctx.services.jobs.add(ctx.sql, runDataImportJob, { id })
    } else await updateState(ctx.sql, id, { state: 'preview', problem: note })
    await pushImport(ctx.sql, id)
  })

/** The files of a connection are fetched once: what was shown is what runs. */
const withFile = async (ctx: Ctx, row: DataImportRow): Promise<DataImportRow> => {
  if (row.source_id === null || row.blob_key !== null) return row
  const file = await fetchDelivery(ctx, row)
  await setFile(ctx.sql, row.id, file)
  return { ...row, blob_key: file.blobKey, key_encrypted: file.keyEncrypted }
}

/** How long a run at night waits for the other side each time; somebody who waits themselves is told at once. */
const waitsInMinutes = [10, 30, 60]

/** Whether it is tried again later, because the other side may be back by then. */
const triesLater = async (ctx: Ctx, { id, created_by }: DataImportRow, { kind }: OutsideFailure, tries: number): Promise<boolean> => {
  const minutes = waitsInMinutes[tries]
  if (created_by !== null || kind !== 'unreachable' || minutes === undefined) return false
  await ctx.services.jobs.add(ctx.sql, readDataImportJob, { id, tries: tries + 1 }, { startAfter: later(ctx.now(), minutes * 60) })
  return true
}

/** Finds out what each line would do; nothing but the import itself changes. */
export const readDataImport = async (ctx: Ctx, id: string, tries = 0): Promise<void> => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'reading') return
  try {
    const row = await withFile(ctx, found)
    const { tables, note } = await readFile(ctx, row)
    await showLines(ctx, row, await rehearse(ctx, async (ctx) => applyTables(ctx, await taskOf(ctx, row), tables)), note)
  } catch (error) {
    if (error instanceof OutsideFailure) {
      if (!(await triesLater(ctx, found, error, tries))) await endImport(ctx, id, { state: 'unreadable', problem: unreachable })
      return
    }
    if (!(error instanceof Unreadable) && !(error instanceof Stopped)) throw error
    await endImport(ctx, id, { state: 'unreadable', problem: error.phrase })
  }
}

const runWhole = async (ctx: Ctx, id: string) => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'running') return
  if (await isOutdated(ctx, found)) throw new Stopped(refusals.exchange_preview_old)
  const { tables } = await readFile(ctx, found)
  await inTransaction(ctx, async (ctx) => {
    if (!(await tryLockRuns(ctx.sql, found.school_id))) {
      await ctx.services.jobs.add(ctx.sql, runDataImportJob, { id }, { startAfter: later(ctx.now(), waitSeconds) })
      return
    }
    // A job that runs twice finds it done.
    if ((await lockImport(ctx.sql, id))?.state !== 'running') return
    requireAsShown(await listShown(ctx.sql, id), await applyTables(ctx, await taskOf(ctx, found), tables))
    await endImport(ctx, id, { state: 'done', problem: (found.problem as unknown as Phrase | null) ?? null })
  })
}

const taken = [
  'org_unit_school_id_code_key',
  'course_school_id_code_key',
  'student_record_person_id_source_id_key',
  'score_record_id_academic_year_semester_course_id_attempt_key',
]

/** Somebody wrote the same between our look and our writing: looked at again, the line is named. */
const isOvertaken = (error: unknown) => taken.some((promise) => breaks(error, promise))

/** Carries an import out whole or not at all. */
export const runDataImport = async (ctx: Ctx, id: string): Promise<void> => {
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
