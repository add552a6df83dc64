import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { brokenImport, endAfterLastTry } from '../../../platform/last-try.ts'
import { listStuckImports } from '../../../platform/live-job.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { importPeopleJob, readImportFileJob } from '../administration.jobs.ts'
import { findImport, lockImport, updateState } from './import.repository.ts'
import { pushImport } from './import-view.ts'
import { forgetGiven } from './lines/import-line.repository.ts'

/** Ends an import that is still at work; one that came to its end meanwhile stays as it is. */
const end = async (ctx: Ctx, id: string) => {
  const known = await findImport(ctx.sql, id)
  if (!known) return
  await inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx.sql, known.school_id, id)
    if (found?.state !== 'reading' && found?.state !== 'running') return
    await updateState(ctx.sql, id, { state: 'failed', processed: 0, problem: brokenImport, finishedAt: ctx.now() })
    await forgetGiven(ctx.sql, id)
    if (found.blob_key !== null) await dropBlobLater(ctx, found.blob_key)
    const about = { schoolId: known.school_id, actorId: known.created_by, subjectKind: 'person_import', subjectId: id }
    await record(ctx, { ...about, action: 'people.import_failed' })
    await pushImport(ctx.sql, id)
  })
}

/** Does a part of an import, which ends when its last try fails. */
export const endIfLast = (ctx: Ctx, id: string, attempt: Attempt, work: (ctx: Ctx, id: string) => Promise<void>): Promise<void> =>
  endAfterLastTry(
    attempt,
    () => work(ctx, id),
    () => end(ctx, id),
  )

/** What nobody goes on with ends as well. */
export const endStuckImports = async (ctx: Ctx): Promise<void> => {
  const jobs = [readImportFileJob, importPeopleJob]
  for (const id of await listStuckImports(ctx.sql, 'person_import', jobs, ctx.now())) await end(ctx, id)
}
