import type { Ctx } from '../../../context/context.ts'
import type { DeleteWithdrawn } from '../../faces/withdrawal.extension.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import type { ClosedAccount } from '../../module.ts'
import { setPortrait } from '../../people/profile/photo.service.ts'
import { deletePapersOf, lockPapersOf } from '../papers/paper.repository.ts'
import { filesOfPaper } from '../papers/paper.service.ts'
import { listPhotosOf, lockPhotosOf } from '../photos/photo.repository.ts'
import { removePhotos } from '../photos/photo-files.service.ts'
import { deleteResultsOf, deleteSearchesBy } from '../search/photo-search.repository.ts'

/** All photos of a person with their pictures, the portrait on documents included. How many pictures went. */
const deletePhotosOf = async (ctx: Ctx, personId: string): Promise<number> => {
  await lockPhotosOf(ctx.sql, personId)
  const photos = await listPhotosOf(ctx.sql, personId)
  await setPortrait(ctx, personId, null)
  await removePhotos(
    ctx,
    photos.map(({ id }) => id),
  )
  return photos.reduce((sum, { file_id }) => sum + (file_id ? 2 : 1), 0)
}

const deletePapers = async (ctx: Ctx, personId: string) => {
  await lockPapersOf(ctx.sql, personId)
  for (const paper of await deletePapersOf(ctx.sql, personId)) await removeFiles(ctx, filesOfPaper(paper))
}

/** In the transaction of a withdrawal: what was only there because of this consent. */
export const deleteWithdrawn: DeleteWithdrawn = async (ctx, { personId, purposes }) => {
  if (purposes.includes('search')) await deleteResultsOf(ctx.sql, personId)
  return purposes.includes('portrait') ? deletePhotosOf(ctx, personId) : 0
}

/** Who asks the school to delete their data leaves no photo and no paper behind. */
export const erase = async (ctx: Ctx, personId: string): Promise<void> => {
  await deletePhotosOf(ctx, personId)
  await deletePapers(ctx, personId)
  await deleteResultsOf(ctx.sql, personId)
}

export const leave = async (ctx: Ctx, { id }: ClosedAccount): Promise<void> => {
  await erase(ctx, id)
  await deleteSearchesBy(ctx.sql, id)
}
