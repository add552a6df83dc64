import type { PhotoOperation, PhotoStorage } from '@campus/contract/logs/photo-log.ts'
import type { Ctx } from '../../../context/context.ts'
import { idAt } from '../../../platform/db/time-id.ts'
import { insertPhotoEvents } from './photo-event.repository.ts'

interface Photographed {
  readonly personId: string
  readonly photoId: string | null
  readonly typeId: string | null
  readonly bytes?: number
}

/** Writes who did what with which photos, in the transaction of the action. */
export const notePhotoEvents = async (
  ctx: Ctx,
  action: PhotoOperation | PhotoStorage,
  { schoolId, photos, by }: { schoolId: string; photos: readonly Photographed[]; by?: string },
) => {
  if (photos.length === 0) return
  const now = ctx.now()
  const { network, requestId } = ctx.origin
  await insertPhotoEvents(
    ctx.sql,
    { schoolId, actorId: by ?? ctx.caller?.personId ?? null, action, network, requestId, now },
    photos.map(({ personId, photoId, typeId, bytes }) => ({
      id: idAt(now),
      photo_id: photoId,
      type_id: typeId,
      person_id: personId,
      bytes: bytes ?? null,
    })),
  )
}
