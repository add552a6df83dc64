import type { OutputOf } from '@campus/contract/call.ts'
import type { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { Upload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { isFileFor, keepMadeFor } from '../../files/made-file.service.ts'
import { storePicture } from '../../files/picture.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { findPortrait, lockPhotos, setPhoto } from './profile.repository.ts'

/** Puts an avatar in the place of the one before, which goes. */
export const replaceAvatar = async (ctx: CallerCtx, { files: [upload] }: { files: readonly Upload[] }) => {
  if (!upload) throw refuse('bad_input')
  const { personId } = ctx.caller
  const { id } = await storePicture(ctx, upload, { kind: 'square', max: 512, min: [64, 64], use: 'avatar' })
  await inTransaction(ctx, async (ctx) => {
    const { avatar: before } = await lockPhotos(ctx.sql, personId)
    await setPhoto(ctx.sql, personId, 'avatar', id)
    await removeFiles(ctx, before ? [before] : [])
  })
  return { url: fileAddress(ctx, id, personId) }
}

/** Which photo stands on documents from now on; one that came before the photo library goes. Null: none. */
export const setPortrait = async (ctx: Ctx, personId: string, fileId: string | null) => {
  const { portrait: before } = await lockPhotos(ctx.sql, personId)
  await setPhoto(ctx.sql, personId, 'portrait', fileId)
  if (before && before !== fileId && (await isFileFor(ctx, 'portrait', before, [personId]))) await removeFiles(ctx, [before])
}

/** The portrait of somebody who has none yet, from a picture that the server drew. */
export const setFirstPortrait = async (ctx: Ctx, who: { schoolId: string; personId: string }, content: Uint8Array) => {
  const { schoolId, personId } = who
  const { portrait } = await lockPhotos(ctx.sql, personId)
  if (portrait) return
  const made = { content, name: 'portrait.jpg', contentType: 'image/jpeg', use: 'portrait' } as const
  const { id } = await keepMadeFor(ctx, { schoolId, ownerId: personId }, made)
  await setPhoto(ctx.sql, personId, 'portrait', id)
}

export const readPortrait = async (ctx: CallerCtx): Promise<OutputOf<typeof ownPortrait>> => {
  const portrait = await findPortrait(ctx.sql, ctx.caller.personId)
  if (!portrait) return { url: '', updatedAt: null }
  return { url: fileAddress(ctx, portrait.id, ctx.caller.personId), updatedAt: portrait.created_at.toISOString() }
}
