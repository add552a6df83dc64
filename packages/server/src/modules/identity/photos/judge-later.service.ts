import { PhotoStandard } from '@campus/contract/identity/photo-types.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { notifyReviewers } from '../waiting/reviewer-messages.ts'
import { judgeHandedIn } from './hand-in.service.ts'
import { findPhoto, lockPhoto, lockPhotosOf, type PhotoRow, updateFile } from './photo.repository.ts'
import { keepPhotoFile } from './photo-files.service.ts'
import { settle } from './settle.service.ts'

/** The middle of the picture, upright: without the machine nobody knows where the head is. */
const frame = async (ctx: Ctx, { original_file_id, school_id, standard }: PhotoRow): Promise<Uint8Array | undefined> => {
  const original = await readFileBytes(ctx, original_file_id, school_id)
  const { height: max } = PhotoStandard.parse(standard)
  return original && (await drawFrom(ctx, original, { kind: 'frame', shape: 'portrait', max, min: [1, 1] })).picture
}

/** The machine could not judge it, so a person looks. */
const leaveToReviewer = async (ctx: Ctx, found: PhotoRow) => {
  const framed = await frame(ctx, found)
  await inTransaction(ctx, async (ctx) => {
    await lockPhotosOf(ctx.sql, found.person_id)
    const photo = await lockPhoto(ctx.sql, found.id)
    if (photo?.state !== 'error' || !framed) return
    const owner = { schoolId: photo.school_id, personId: photo.person_id }
    if (!photo.file_id) await updateFile(ctx.sql, photo.id, await keepPhotoFile(ctx, owner, framed))
    await settle(ctx, photo, { state: 'reviewing' })
    await notifyReviewers(ctx, 'photo_review', photo)
  })
}

class StillBusy extends Error {}

const judgeOrThrow = async (ctx: Ctx, photo: PhotoRow) => {
  if (!(await judgeHandedIn(ctx, photo, { isLater: true }))) throw new StillBusy('the machine that judges photos is still busy')
}

/** Tries again to judge a photo; after the last time somebody looks at it. One that was taken back meanwhile is left alone. */
export const judgeLater = async (ctx: Ctx, { id }: { readonly id: string }, { isLast }: Attempt): Promise<void> => {
  const photo = await findPhoto(ctx.sql, id)
  if (photo?.state !== 'error') return
  try {
    await judgeOrThrow(ctx, photo)
  } catch (error) {
    // A picture out of which no photo can be cut was handed in before the machine saw it: a person says so.
    if (isLast || error instanceof Refusal) await leaveToReviewer(ctx, photo)
    else throw error
  }
}
