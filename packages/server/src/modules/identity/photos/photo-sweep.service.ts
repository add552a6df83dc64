import { type Ctx, inTransaction } from '../../../context/context.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { listOldDrafts, lockPhoto, lockPhotosOf } from './photo.repository.ts'
import { removePhotos } from './photo-files.service.ts'
import { draftSeconds } from './photo-state.rules.ts'

const batchSize = 500

export const photoDrafts = retentionKind({
  kind: 'photo_draft',
  name: ['未提交的证件照', 'ID photos that were not submitted', '未提交的證件照'],
  keptFor: draftSeconds,
})

/** One that is handed in at this moment stays. */
export const sweepDrafts = (ctx: Ctx): Promise<void> =>
  removeOlder(ctx, photoDrafts, async (before) => {
    let photos = 0
    for (const { id, person_id } of await listOldDrafts(ctx.sql, before, batchSize))
      await inTransaction(ctx, async (ctx) => {
        await lockPhotosOf(ctx.sql, person_id)
        if ((await lockPhoto(ctx.sql, id))?.state !== 'draft') return
        await removePhotos(ctx, [id])
        photos += 1
      })
    return photos
  })
