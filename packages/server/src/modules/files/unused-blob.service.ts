import { type Ctx, inTransaction } from '../../context/context.ts'
import { inSavepoint } from '../../context/savepoint.ts'
import { isStillReferred } from '../../platform/db/sql.ts'
import { later } from '../../platform/time/clock.ts'
import { tryLockRemoval } from '../../ports/blobs/put-blob.ts'
import { deleteFiles } from './file.repository.ts'
import { dropBlobJob } from './files.jobs.ts'
import { listUnnamed } from './named-blob.repository.ts'

/** Equal files share one blob, so an action under way may be about to name these bytes: they go after a while, if nothing does by then. */
const graceSeconds = 600
/** Longer than any request: who put the same bytes later than this may not have named them yet. */
const quietSeconds = 300

const dropOf = (ctx: Ctx, blobKey: string) => ({ data: { blobKey }, startAfter: later(ctx.now(), graceSeconds) })

export const dropBlobLater = (ctx: Ctx, blobKey: string) => {
  const { data, startAfter } = dropOf(ctx, blobKey)
  return ctx.services.jobs.add(ctx.sql, dropBlobJob, data, { startAfter })
}

export const dropBlobsLater = (ctx: Ctx, blobKeys: readonly string[]) =>
  ctx.services.jobs.addAll(
    ctx.sql,
    dropBlobJob,
    blobKeys.map((key) => dropOf(ctx, key)),
  )

/** The lock lasts until the bytes are gone, so that a concurrent upload of the same bytes notices. */
export const dropBlobIfUnused = (ctx: Ctx, blobKey: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await tryLockRemoval(ctx.sql, blobKey))) return
    const kept = await ctx.services.blobs.stat(blobKey)
    if (!kept || kept.keptAt > later(ctx.now(), -quietSeconds)) return
    if ((await listUnnamed(ctx.sql, [blobKey])).length > 0) await ctx.services.blobs.remove(blobKey)
  })

/** Deletes files permanently; nothing may reference them any more. */
export const removeFiles = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return
  for (const { blob_key } of await deleteFiles(ctx.sql, ids)) await dropBlobLater(ctx, blob_key)
}

/** The same of those that nothing references: a file that stands somewhere else too stays, and goes with the last one. */
export const removeUnreferenced = async (ctx: Ctx, ids: readonly string[]) => {
  for (const id of ids) {
    try {
      await inSavepoint(ctx, () => removeFiles(ctx, [id]))
    } catch (error) {
      if (!isStillReferred(error)) throw error
    }
  }
}
