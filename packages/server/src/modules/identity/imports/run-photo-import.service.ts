import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { endAfterLastTry } from '../../../platform/last-try.ts'
import { listStuckImports } from '../../../platform/live-job.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { readPhotoImportJob, runPhotoImportJob } from '../identity.jobs.ts'
import { takeAtCounter } from '../library/take-photo.service.ts'
import { drawAnew } from '../photos/photo-files.service.ts'
import { findType, type PhotoTypeRow } from '../types/photo-type.repository.ts'
import { broken, problemOf } from './import-problems.ts'
import { findForbidden } from './line-right.service.ts'
import { findImport, lockImport, type PhotoImportRow, updateCounts, updateImport, updateProcessed } from './photo-import.repository.ts'
import { listLineActions, markWrong } from './photo-import-line.repository.ts'
import { pushImport } from './photo-import-view.ts'
import { photosOf, type ZippedPhoto } from './zip-photos.ts'

interface Run {
  readonly found: PhotoImportRow
  readonly type: PhotoTypeRow
  readonly runBy: string
}

/** Takes one photo; what cannot be taken any more is said at its line, and the others go on. */
const takeLine = async (ctx: Ctx, { found, type, runBy }: Run, personId: string, { line, content }: ZippedPhoto) => {
  try {
    if (!content) return
    const forbidden = await findForbidden(ctx, found, { runBy, personId })
    if (forbidden) {
      await markWrong(ctx.sql, found.id, line, forbidden)
      return
    }
    const picture = await drawAnew(ctx, content)
    await takeAtCounter(ctx, { schoolId: found.school_id, personId, type, method: 'import', picture, by: runBy, reason: '' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await markWrong(ctx.sql, found.id, line, problemOf(error.code))
  }
}

const finish = (ctx: Ctx, { id, school_id: schoolId, created_by }: PhotoImportRow, state: 'done' | 'failed', actorId = created_by) =>
  inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx.sql, id)
    if (!found || (found.state !== 'running' && found.state !== 'reading')) return
    await updateCounts(ctx.sql, id)
    await updateImport(ctx.sql, id, { state, finishedAt: ctx.now(), ...(state === 'failed' ? { problem: broken } : {}) })
    if (found.blob_key) await dropBlobLater(ctx, found.blob_key)
    const details = { photos: found.processed }
    await record(ctx, { schoolId, actorId, action: `identity.photo_import_${state}`, subjectKind: 'photo_import', subjectId: id, details })
    await pushImport(ctx.sql, id)
  })

/** Takes the photos one by one; a job that was interrupted goes on where it stopped. */
export const runPhotoImport = async (ctx: Ctx, id: string, confirmedBy?: string): Promise<void> => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'running') return
  const runBy = confirmedBy ?? found.created_by
  const type = await findType(ctx.sql, found.school_id, found.type_id)
  if (!type) throw new Error('an import without a type')
  const wanted = new Map((await listLineActions(ctx.sql, id)).flatMap((one) => (one.action === 'wrong' ? [] : [[one.line, one.person_id]])))
  for await (const photo of photosOf(ctx, found)) {
    const personId = wanted.get(photo.line)
    if (photo.line <= found.processed) continue
    if (personId) await takeLine(ctx, { found, type, runBy }, personId, photo)
    await updateProcessed(ctx.sql, id, photo.line)
    if (photo.line % 10 === 0) await pushImport(ctx.sql, id)
  }
  await finish(ctx, found, 'done', runBy)
}

const fail = async (ctx: Ctx, id: string) => {
  const found = await findImport(ctx.sql, id)
  if (found) await finish(ctx, found, 'failed')
}

/** Does a part of an import, which ends when its last try fails. */
export const endIfLast = (ctx: Ctx, id: string, attempt: Attempt, work: (ctx: Ctx, id: string) => Promise<void>): Promise<void> =>
  endAfterLastTry(
    attempt,
    () => work(ctx, id),
    () => fail(ctx, id),
  )

/** What nobody goes on with ends as well. */
export const endStuckImports = async (ctx: Ctx): Promise<void> => {
  const jobs = [readPhotoImportJob, runPhotoImportJob]
  for (const id of await listStuckImports(ctx.sql, 'photo_import', jobs, ctx.now())) await fail(ctx, id)
}
