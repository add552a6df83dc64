import type { CollectionMethod } from '@campus/contract/identity/photo-types.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import type { PhotoTypeRow } from '../types/photo-type.repository.ts'
import { judgePicture } from './judge.service.ts'
import { findOpenPhoto, findPhoto, insertPhoto, lockPhotosOf, type PhotoRow } from './photo.repository.ts'
import { requirePhotoConsent } from './photo-consent.service.ts'
import { keepPhotoFile, removePhotos } from './photo-files.service.ts'

export interface Brought {
  readonly schoolId: string
  readonly personId: string
  readonly type: PhotoTypeRow
  readonly method: CollectionMethod
  /** Redrawn. */
  readonly picture: Uint8Array
  /** Whether it takes the place of one that is being reviewed. */
  readonly replacesReviewed?: boolean
}

export const requireOffered = ({ methods }: PhotoTypeRow, method: CollectionMethod) => {
  if (!methods.includes(method)) throw refuse('method_not_offered')
}

/** The draft or refused photo before makes room; of two that come at once the later one stays. */
const makeRoom = async (ctx: Ctx, { personId, type, replacesReviewed = false }: Brought) => {
  await lockPhotosOf(ctx.sql, personId)
  const before = await findOpenPhoto(ctx.sql, personId, type.id)
  if (before?.state === 'reviewing' && !replacesReviewed) throw refuse('photo_under_review')
  await removePhotos(ctx, before ? [before.id] : [])
}

/** Keeps a photo as a draft, judged and cut to its standard as far as the machine could. */
export const keepDraft = async (ctx: Ctx, brought: Brought): Promise<PhotoRow> => {
  const { schoolId, personId, type, method, picture } = brought
  requireOffered(type, method)
  // Who agrees to no measuring goes to the counter: somebody looks at the photo, and no machine does.
  if (method !== 'counter') await requirePhotoConsent(ctx, brought)
  const judged = await judgePicture(ctx, brought, picture, type.standard)
  return inTransaction(ctx, async (ctx) => {
    await makeRoom(ctx, brought)
    const { id } = await insertPhoto(ctx.sql, {
      schoolId,
      personId,
      typeId: type.id,
      method,
      originalFileId: await keepPhotoFile(ctx, brought, picture),
      fileId: judged ? await keepPhotoFile(ctx, brought, judged.picture) : null,
      checks: judged?.checks ?? [],
      isJudged: judged?.isMeasured ?? false,
      now: ctx.now(),
    })
    const photos = [{ personId, photoId: id, typeId: type.id, bytes: picture.length + (judged?.picture.length ?? 0) }]
    await notePhotoEvents(ctx, 'taken', { schoolId, photos: [{ personId, photoId: id, typeId: type.id }] })
    await notePhotoEvents(ctx, 'stored', { schoolId, photos })
    const kept = await findPhoto(ctx.sql, id)
    if (!kept) throw new Error('a photo that was just kept is gone')
    return kept
  })
}
