import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import type { RawAnswer, Upload } from '../../http/route.ts'
import type { CallerCtx } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { findOwnFile, insertFile } from './file.repository.ts'

export const keepUpload = async (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadFile>> => {
  const [upload] = files
  if (!upload) throw refuse('bad_input')
  const { name, contentType, blobKey, size } = upload
  const { id } = await insertFile(ctx.sql, {
    schoolId: ctx.caller.schoolId,
    ownerId: ctx.caller.personId,
    blobKey,
    size,
    contentType,
    name,
  })
  return { id, name, contentType, size }
}

/** A stranger's file answers like a missing one. */
export const sendOwnFile = async (ctx: CallerCtx, { id }: InputOf<typeof readFile>): Promise<RawAnswer> => {
  const file = await findOwnFile(ctx.sql, id, ctx.caller.personId)
  const content = file && (await ctx.world.blobs.get(file.blob_key))
  if (!file || !content) throw refuse('not_found')
  return { content, contentType: file.content_type, name: file.name, size: file.size }
}
