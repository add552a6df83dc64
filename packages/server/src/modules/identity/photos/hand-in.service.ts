import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { handInPhoto } from '@campus/contract/identity/own-photos.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { judgePhoto as judgeWhole } from '../../faces/engine/face-engine.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { hasPassedPhotos } from '../events/photo-event.repository.ts'
import { judgePhotoJob } from '../identity.jobs.ts'
import { notifyReviewers } from '../waiting/reviewer-messages.ts'
import { type Compared, compareFace } from './compare.service.ts'
import { type JudgedPicture, judgePicture } from './judge.service.ts'
import { findPhoto, lockPhoto, lockPhotosOf, type PhotoRow, updateFindings } from './photo.repository.ts'
import { requireOwnPhotoConsent } from './photo-consent.service.ts'
import { keepPhotoFile } from './photo-files.service.ts'
import { notifyDecided } from './photo-messages.ts'
import { draftSeconds, stateAfterJudging } from './photo-state.rules.ts'
import { checksOf, presentPhoto } from './photo-view.ts'
import { settle } from './settle.service.ts'

interface Found extends Pick<JudgedPicture, 'checks' | 'isMeasured'> {
  /** Cut to the standard; nothing where the draft has it already. */
  readonly picture?: Uint8Array
  readonly compared: Compared
}

export const readOrRefuse = async (ctx: Ctx, fileId: string, schoolId: string): Promise<Uint8Array> => {
  const picture = await readFileBytes(ctx, fileId, schoolId)
  if (!picture) throw refuse('not_found')
  return picture
}

/** What the machine said of a draft is what its owner saw: it is compared now, and not judged again. */
const findOfDraft = async (ctx: Ctx, photo: PhotoRow, fileId: string): Promise<Found> => {
  const { school_id: schoolId, person_id: personId } = photo
  const measure = async () => (await judgeWhole(ctx, await readOrRefuse(ctx, fileId, schoolId))).vector
  return { checks: checksOf(photo), isMeasured: true, compared: await compareFace(ctx, { schoolId, personId }, measure) }
}

const judgeAndCompare = async (ctx: Ctx, photo: PhotoRow): Promise<Found | undefined> => {
  const { school_id: schoolId, person_id: personId, original_file_id, standard } = photo
  const judged = await judgePicture(ctx, { schoolId, personId }, await readOrRefuse(ctx, original_file_id, schoolId), standard)
  return judged && { ...judged, compared: await compareFace(ctx, { schoolId, personId }, async () => judged.vector) }
}

/** What the machine says of a photo; nothing while it is busy. */
const find = async (ctx: Ctx, photo: PhotoRow): Promise<Found | undefined> => {
  try {
    return photo.is_judged && photo.file_id ? await findOfDraft(ctx, photo, photo.file_id) : await judgeAndCompare(ctx, photo)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'face_busy') return undefined
    throw error
  }
}

const keepFindings = async (ctx: Ctx, photo: PhotoRow, { picture, checks, isMeasured, compared }: Found): Promise<PhotoRow> => {
  const owner = { schoolId: photo.school_id, personId: photo.person_id }
  const fileId = picture ? await keepPhotoFile(ctx, owner, picture) : photo.file_id
  await updateFindings(ctx.sql, photo.id, { fileId, checks, isMeasured, comparison: compared.comparison })
  await removeFiles(ctx, photo.file_id && photo.file_id !== fileId ? [photo.file_id] : [])
  return { ...photo, file_id: fileId }
}

/** The first photo of somebody may pass by the school's rules alone; one after it has the portrait to be compared with, or a person looks. */
const isFaceUnvouched = async (ctx: Ctx, { purpose, person_id }: PhotoRow, { against }: Compared): Promise<boolean> =>
  against === 'paper' || (against === null && purpose === 'recent' && (await hasPassedPhotos(ctx.sql, person_id)))

const toError = async (ctx: Ctx, photo: PhotoRow) => {
  await settle(ctx, photo, { state: 'error' })
  await ctx.services.jobs.add(ctx.sql, judgePhotoJob, { id: photo.id })
}

interface Circumstances {
  /** The person who uploaded it has looked at it, so no reviewer is asked. */
  readonly isLookedAt?: boolean
  /** Its owner waits no longer, and gets a message about the result. */
  readonly isLater?: boolean
}

/** Judges a photo that was handed in, and lets it pass, fail or wait. Whether the machine could. */
export const judgeHandedIn = async (
  ctx: Ctx,
  photo: PhotoRow,
  { isLookedAt = false, isLater = false }: Circumstances = {},
): Promise<boolean> => {
  const found = await find(ctx, photo)
  return inTransaction(ctx, async (ctx) => {
    await lockPhotosOf(ctx.sql, photo.person_id)
    const locked = await lockPhoto(ctx.sql, photo.id)
    if (!locked || (locked.state !== 'draft' && locked.state !== 'error')) throw refuse('photo_not_draft')
    // Drawn with another background meanwhile: its owner has not seen what would be sent.
    if (locked.file_id !== photo.file_id) throw refuse('photo_not_draft')
    if (!found) {
      if (locked.state === 'draft') await toError(ctx, locked)
      return false
    }
    const { reviewer, background } = locked
    const { checks, isMeasured, compared } = found
    const isUnvouched = await isFaceUnvouched(ctx, locked, compared)
    const state = stateAfterJudging({ checks, comparison: compared.comparison, isUnvouched, isMeasured, reviewer, background })
    const kept = await keepFindings(ctx, locked, found)
    await settle(ctx, kept, state === 'reviewing' ? { state } : { state, at: ctx.now() })
    if (state === 'reviewing' && !isLookedAt) await notifyReviewers(ctx, 'photo_review', kept)
    const settled = isLater && (await findPhoto(ctx.sql, photo.id))
    if (settled) await notifyDecided(ctx, settled)
    return true
  })
}

export const requireOwnDraft = async (ctx: CallerCtx, id: string): Promise<PhotoRow> => {
  const photo = await findPhoto(ctx.sql, id)
  if (photo?.person_id !== ctx.caller.personId) throw refuse('not_found')
  if (photo.state !== 'draft' || later(photo.created_at, draftSeconds) <= ctx.now()) throw refuse('photo_not_draft')
  return photo
}

export const handIn = async (ctx: CallerCtx, { id }: InputOf<typeof handInPhoto>): Promise<OutputOf<typeof handInPhoto>> => {
  const draft = await requireOwnDraft(ctx, id)
  await requireOwnPhotoConsent(ctx)
  await judgeHandedIn(ctx, draft)
  const photo = await findPhoto(ctx.sql, id)
  if (!photo) throw refuse('photo_not_draft')
  return presentPhoto(ctx, photo)
}
