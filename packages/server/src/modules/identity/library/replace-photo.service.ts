import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { replacePhoto } from '@campus/contract/identity/library.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { requireOffered } from '../photos/bring.service.ts'
import { drawUploadAnew } from '../photos/photo-files.service.ts'
import { requireOpenType } from '../types/photo-type.service.ts'
import { findInLibrary } from './library.repository.ts'
import { requireInScope } from './library.service.ts'
import { presentInLibrary } from './library-view.ts'
import { takeAtCounter } from './take-photo.service.ts'

export const requireLibraryUpload = async (ctx: CallerCtx) => {
  await requireManagerFaceCheck(ctx)
  await requireRoomToUpload(ctx)
}

type Given = InputOf<typeof replacePhoto> & { readonly files: readonly EncryptedUpload[] }

/** Puts a photo that was taken at the counter in the place of what a person has. */
export const replace = async (
  ctx: CallerCtx,
  { personId, typeId, reason, files: [upload] }: Given,
): Promise<OutputOf<typeof replacePhoto>> => {
  const { schoolId } = ctx.caller
  await requireInScope(ctx, personId)
  if (personId === ctx.caller.personId) throw refuse('own_request')
  const type = await requireOpenType(ctx, typeId)
  requireOffered(type, 'counter')
  const picture = await drawUploadAnew(ctx, upload)
  const { id, state } = await takeAtCounter(ctx, { schoolId, personId, type, method: 'counter', picture, by: ctx.caller.personId, reason })
  await record(ctx, { action: 'identity.photo_replaced', subjectKind: 'photo', subjectId: id, details: { personId, state } })
  await notePhotoEvents(ctx, 'replaced', { schoolId, photos: [{ personId, photoId: id, typeId }] })
  await noteViews(ctx, [personId], 'photo')
  const replaced = await findInLibrary(ctx.sql, { schoolId, scope: 'school' }, id)
  if (!replaced) throw refuse('not_found')
  return presentInLibrary(ctx, replaced)
}
