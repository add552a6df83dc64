import type { OutputOf } from '@campus/contract/call.ts'
import type { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { Upload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { keepMadeFor } from '../../files/made-file.service.ts'
import { storePicture } from '../../files/picture.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { findPortrait, lockPhotos, setPhoto } from './profile.repository.ts'

const wishes = {
  avatar: { kind: 'square', max: 512, min: [64, 64], use: 'avatar' },
  portrait: { kind: 'portrait', max: 1400, min: [295, 413], use: 'portrait' },
} as const

/** Puts a photo in the place of the one before, which goes. */
const replacePhoto =
  (use: keyof typeof wishes) =>
  async (ctx: CallerCtx, { files: [upload] }: { files: readonly Upload[] }) => {
    if (!upload) throw refuse('bad_input')
    const { personId } = ctx.caller
    const { id } = await storePicture(ctx, upload, wishes[use])
    await inTransaction(ctx, async (ctx) => {
      const before = (await lockPhotos(ctx.sql, personId))[use]
      await setPhoto(ctx.sql, personId, use, id)
      await removeFiles(ctx, before ? [before] : [])
    })
    return { url: fileAddress(ctx, id, personId) }
  }

export const replaceAvatar = replacePhoto('avatar')
export const replacePortrait = replacePhoto('portrait')

/** The portrait of somebody who has none yet, from a picture that the server drew. */
export const setFirstPortrait = async (ctx: Ctx, who: { schoolId: string; personId: string }, content: Uint8Array) => {
  const { schoolId, personId } = who
  const { portrait } = await lockPhotos(ctx.sql, personId)
  if (portrait) return
  const { id } = await keepMadeFor(ctx, {
    schoolId,
    ownerId: personId,
    content,
    name: 'portrait.jpg',
    contentType: 'image/jpeg',
    use: 'portrait',
  })
  await setPhoto(ctx.sql, personId, 'portrait', id)
}

export const readPortrait = async (ctx: CallerCtx): Promise<OutputOf<typeof ownPortrait>> => {
  const portrait = await findPortrait(ctx.sql, ctx.caller.personId)
  if (!portrait) return { url: '', updatedAt: null }
  return { url: fileAddress(ctx, portrait.id, ctx.caller.personId), updatedAt: portrait.created_at.toISOString() }
}
