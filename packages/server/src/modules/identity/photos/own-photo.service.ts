import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { gatherPhoto, ownPhotos, resetPhoto, savePhoto, updatePortrait } from '@campus/contract/identity/own-photos.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { findOpenType } from '../types/photo-type.repository.ts'
import { requireOpenType } from '../types/photo-type.service.ts'
import { type Brought, keepDraft, requireOffered } from './bring.service.ts'
import { handIn } from './hand-in.service.ts'
import { findPhoto, listPhotosOf, lockPhoto, lockPhotosOf } from './photo.repository.ts'
import { requireOwnPhotoConsent } from './photo-consent.service.ts'
import { drawUploadAnew, removePhotos } from './photo-files.service.ts'
import { presentPhoto } from './photo-view.ts'

type Uploaded = { readonly files: readonly EncryptedUpload[] }
type Given = InputOf<typeof savePhoto> & Uploaded
type Shown = OutputOf<typeof savePhoto>

/** Before the bytes are read: without a consent nothing is stored. */
export const requireRoomForPhoto = async (ctx: CallerCtx) => {
  await requireOwnPhotoConsent(ctx)
  await requireRoomToUpload(ctx)
}

export const listOwn = async (ctx: CallerCtx, { typeId }: InputOf<typeof ownPhotos>): Promise<OutputOf<typeof ownPhotos>> => {
  const rows = (await listPhotosOf(ctx.sql, ctx.caller.personId)).filter(({ type_id }) => typeId === undefined || type_id === typeId)
  return [...Map.groupBy(rows, ({ type_id }) => type_id)].map(([type, [first, ...others]]) => {
    const both = first ? [first, ...others] : []
    const [current, open] = [both.find(({ state }) => state === 'passed'), both.find(({ state }) => state !== 'passed')]
    return {
      typeId: type,
      purpose: first?.purpose ?? 'recent',
      current: current ? presentPhoto(ctx, current) : null,
      open: open ? presentPhoto(ctx, open) : null,
    }
  })
}

const draftOf = async (ctx: CallerCtx, type: Brought['type'], { collectionMethod: method, files: [upload] }: Omit<Given, 'typeId'>) => {
  requireOffered(type, method)
  const picture = await drawUploadAnew(ctx, upload)
  return keepDraft(ctx, { schoolId: ctx.caller.schoolId, personId: ctx.caller.personId, type, method, picture })
}

export const saveDraft = async (ctx: CallerCtx, { typeId, ...given }: Given): Promise<Shown> =>
  presentPhoto(ctx, await draftOf(ctx, await requireOpenType(ctx, typeId), given))

const saveAndHandIn = async (ctx: CallerCtx, type: Brought['type'], given: Omit<Given, 'typeId'>): Promise<Shown> =>
  handIn(ctx, { id: (await draftOf(ctx, type, given)).id })

export const gather = async (ctx: CallerCtx, { typeId, ...given }: InputOf<typeof gatherPhoto> & Uploaded): Promise<Shown> =>
  saveAndHandIn(ctx, await requireOpenType(ctx, typeId), given)

/** The portrait is the photo of type "recent": the same judgement, the same library. */
export const bringPortrait = async (ctx: CallerCtx, { files }: Uploaded): Promise<OutputOf<typeof updatePortrait>> => {
  const type = await findOpenType(ctx.sql, ctx.caller.schoolId, 'recent')
  if (!type) throw refuse('photo_type_missing')
  return saveAndHandIn(ctx, type, { collectionMethod: 'album', files })
}

export const reset = (ctx: CallerCtx, { id }: InputOf<typeof resetPhoto>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    if ((await findPhoto(ctx.sql, id))?.person_id !== personId) throw refuse('not_found')
    await lockPhotosOf(ctx.sql, personId)
    const photo = await lockPhoto(ctx.sql, id)
    if (!photo) throw refuse('not_found')
    if (photo.state === 'passed') throw refuse('photo_passed')
    await removePhotos(ctx, [id])
    await resolveMessages(ctx, 'photo_review', id)
    return null
  })
