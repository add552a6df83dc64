import { type CallerCtx, inTransaction } from '../../context/context.ts'
import { countAttempt } from '../../platform/db/throttle.ts'
import { refuse } from '../../platform/refuse.ts'
import { type FileUse, insertFile, lockFilesOf, sumFilesOf } from './file.repository.ts'
import { dropBlobLater } from './unused-blob.service.ts'

const maxUploads = { count: 120, windowSeconds: 3600 } as const

const quotaOf = (ctx: CallerCtx) => ctx.services.config.FILES_PER_PERSON_MB * 1024 * 1024

/** Asked before the bytes of an upload are read: how often this person uploads, and whether they have room left. */
export const requireRoomToUpload = async (ctx: CallerCtx) => {
  const { personId } = ctx.caller
  const { count, secondsLeft } = await countAttempt(ctx, `upload:${personId}`, maxUploads.windowSeconds)
  if (count > maxUploads.count) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
  if ((await sumFilesOf(ctx.sql, personId)) >= quotaOf(ctx)) throw refuse('storage_full')
}

interface OwnFile {
  readonly blobKey: string
  readonly size: number
  readonly contentType: string
  readonly name: string
  readonly use: FileUse
}

/** Keeps a file that the caller brought. Files that come at once wait for each other, so the room is never overdrawn. */
export const insertOwnFile = async (ctx: CallerCtx, file: OwnFile): Promise<{ readonly id: string }> => {
  const { schoolId, personId: ownerId } = ctx.caller
  try {
    return await inTransaction(ctx, async (ctx) => {
      await lockFilesOf(ctx.sql, ownerId)
      if ((await sumFilesOf(ctx.sql, ownerId)) + file.size > quotaOf(ctx)) throw refuse('storage_full')
      return insertFile(ctx.sql, { schoolId, ownerId, ...file })
    })
  } catch (error) {
    await dropBlobLater(ctx, file.blobKey)
    throw error
  }
}
