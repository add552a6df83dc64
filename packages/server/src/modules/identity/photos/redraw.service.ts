import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { redrawPhoto } from '@campus/contract/identity/own-photos.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireFaces } from '../../faces/settings/face-settings.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import type { PhotoTypeRow } from '../types/photo-type.repository.ts'
import { requireOpenType } from '../types/photo-type.service.ts'
import { readOrRefuse, requireOwnDraft } from './hand-in.service.ts'
import { backgroundOf, judgePicture } from './judge.service.ts'
import { findPhoto, lockPhoto, lockPhotosOf, updateDrawing } from './photo.repository.ts'
import { requireOwnPhotoConsent } from './photo-consent.service.ts'
import { keepPhotoFile } from './photo-files.service.ts'
import { presentPhoto } from './photo-view.ts'

/** Only a type that asks for some colour has one to offer. */
const requireNewBackgroundOffered = ({ allows_new_background, standard }: PhotoTypeRow) => {
  if (!allows_new_background || !backgroundOf(standard)) throw refuse('background_not_offered')
}

/** Always from the picture as it was taken, so that nothing is lost by trying. The photo is marked, and a reviewer will look at it. */
export const redraw = async (ctx: CallerCtx, { id, background }: InputOf<typeof redrawPhoto>): Promise<OutputOf<typeof redrawPhoto>> => {
  const { schoolId, personId } = ctx.caller
  const draft = await requireOwnDraft(ctx, id)
  const type = await requireOpenType(ctx, draft.type_id)
  const hasNewBackground = background === 'replaced'
  if (hasNewBackground) requireNewBackgroundOffered(type)
  await requireOwnPhotoConsent(ctx)
  await requireFaces(ctx, schoolId)
  const original = await readOrRefuse(ctx, draft.original_file_id, schoolId)
  const judged = await judgePicture(ctx, { schoolId, personId }, original, type.standard, { hasNewBackground })
  if (!judged) throw refuse('face_busy')
  return inTransaction(ctx, async (ctx) => {
    await lockPhotosOf(ctx.sql, personId)
    const locked = await lockPhoto(ctx.sql, id)
    if (locked?.state !== 'draft') throw refuse('photo_not_draft')
    const fileId = await keepPhotoFile(ctx, ctx.caller, judged.picture)
    await updateDrawing(ctx.sql, id, { fileId, checks: judged.checks, background })
    await removeFiles(ctx, locked.file_id ? [locked.file_id] : [])
    const drawn = await findPhoto(ctx.sql, id)
    if (!drawn) throw refuse('photo_not_draft')
    return presentPhoto(ctx, drawn)
  })
}
