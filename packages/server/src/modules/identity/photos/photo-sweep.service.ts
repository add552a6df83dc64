import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { listOldDrafts, lockPhoto, lockPhotosOf } from './photo.repository.ts'
import { removePhotos } from './photo-files.service.ts'
import { draftSeconds } from './photo-state.rules.ts'

const batchSize = 500

/** Drafts are kept for a day. One that is handed in at this moment stays. */
export const sweepDrafts = async (ctx: Ctx): Promise<void> => {
  for (const { id, person_id } of await listOldDrafts(ctx.sql, later(ctx.now(), -draftSeconds), batchSize))
    await inTransaction(ctx, async (ctx) => {
      await lockPhotosOf(ctx.sql, person_id)
      if ((await lockPhoto(ctx.sql, id))?.state === 'draft') await removePhotos(ctx, [id])
    })
}
