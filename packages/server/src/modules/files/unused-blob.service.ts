import { later } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { deleteFiles, findFileWithBlob } from './file.repository.ts'

/** Equal files share one blob, so another upload of the same bytes may be reading it right now: it goes after a while. */
const graceSeconds = 600

export const dropBlobLater = (ctx: Ctx, blobKey: string) =>
  ctx.world.jobs.add(ctx.sql, 'files.drop_blob', { blobKey }, { startAfter: later(ctx.now(), graceSeconds) })

/** Whether an area above keeps these bytes without a file of its own. */
type KeepsBlob = (ctx: Ctx, blobKey: string) => Promise<boolean>

export const dropBlobIfUnused = async (ctx: Ctx, blobKey: string, isKeptElsewhere: KeepsBlob) => {
  if ((await findFileWithBlob(ctx.sql, blobKey)) || (await isKeptElsewhere(ctx, blobKey))) return
  await ctx.world.blobs.remove(blobKey)
}

/** Takes files away for good; nothing may name them any more. */
export const removeFiles = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return
  for (const { blob_key } of await deleteFiles(ctx.sql, ids)) await dropBlobLater(ctx, blob_key)
}
