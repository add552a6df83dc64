import type { Ctx } from '../../../context/context.ts'
import { measurePortraitJob } from '../../faces/faces.jobs.ts'
import { setPortrait } from '../../people/profile/photo.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { type Decision, findOpenPhoto, findPassedPhoto, moveState, type PhotoRow } from './photo.repository.ts'
import { removePhotos } from './photo-files.service.ts'
import { photoTransitions } from './photo-state.rules.ts'

/** The portrait on documents is the passed photo of type "recent"; without one there is none. */
const movePortrait = async (ctx: Ctx, { person_id: personId, purpose }: PhotoRow, fileId: string | null) => {
  if (purpose !== 'recent') return
  await setPortrait(ctx, personId, fileId)
  if (fileId) await ctx.services.jobs.add(ctx.sql, measurePortraitJob, { personId })
}

/**
 * Puts a photo that is locked into a state, in the transaction of the caller. One that passes takes the place of the one that counted
 * before; one that is found wrong later leaves nothing in its place. Whether it could: the second of two finds it decided.
 */
export const settle = async (ctx: Ctx, photo: PhotoRow, decision: Decision): Promise<boolean> => {
  const { id, person_id, type_id, state, file_id } = photo
  if (!photoTransitions[state].includes(decision.state)) return false
  if (decision.state === 'passed') {
    const before = await findPassedPhoto(ctx.sql, person_id, type_id)
    await movePortrait(ctx, photo, file_id)
    await removePhotos(ctx, before ? [before.id] : [])
  }
  if (state === 'passed') await movePortrait(ctx, photo, null)
  // One that passed before and is found wrong makes room for a newer one: there is one open photo of a type.
  if (state === 'passed' && (await findOpenPhoto(ctx.sql, person_id, type_id))) await removePhotos(ctx, [id])
  else await moveState(ctx.sql, id, decision)
  if (decision.state === 'passed' || decision.state === 'failed')
    await notePhotoEvents(ctx, decision.state, {
      schoolId: photo.school_id,
      photos: [{ personId: person_id, photoId: id, typeId: type_id }],
      ...(decision.by && { by: decision.by }),
    })
  return true
}
