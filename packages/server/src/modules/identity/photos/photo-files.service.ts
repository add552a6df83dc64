import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { keepMadeFor } from '../../files/made-file.service.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { dropBlobLater, removeFiles } from '../../files/unused-blob.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { deletePhotos } from './photo.repository.ts'

/** Enough for the largest standard, with room around the head. */
const longestSide = 2400

/** The picture of an upload, redrawn upright and without hidden data; what came itself is dropped. */
export const drawUploadAnew = async (ctx: Ctx, upload: EncryptedUpload | undefined): Promise<Uint8Array> => {
  if (!upload) throw refuse('bad_input')
  await dropBlobLater(ctx, upload.blobKey)
  const content = await getEncrypted(ctx.services, upload)
  if (!content) throw refuse('picture_broken')
  return drawAnew(ctx, await buffer(content))
}

export const drawAnew = async (ctx: Ctx, bytes: Uint8Array): Promise<Uint8Array> =>
  (await drawFrom(ctx, bytes, { kind: 'upright', max: longestSide })).picture

export const keepPhotoFile = async (ctx: Ctx, owner: { schoolId: string; personId: string }, content: Uint8Array): Promise<string> => {
  const file = { content, name: 'photo.jpg', contentType: 'image/jpeg', use: 'photo' } as const
  return (await keepMadeFor(ctx, { schoolId: owner.schoolId, ownerId: owner.personId }, file)).id
}

/** Deletes photos with their pictures. */
export const removePhotos = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return
  const gone = await deletePhotos(ctx.sql, ids)
  for (const { id, school_id, person_id, type_id } of gone)
    await notePhotoEvents(ctx, 'deleted', { schoolId: school_id, photos: [{ personId: person_id, photoId: id, typeId: type_id }] })
  await removeFiles(
    ctx,
    gone.flatMap(({ original_file_id, file_id }) => (file_id === null ? [original_file_id] : [original_file_id, file_id])),
  )
}
