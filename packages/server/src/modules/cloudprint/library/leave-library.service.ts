import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { releaseBlobs } from '../blobs/print-blob.service.ts'
import { endState, forgetContent, listRefusedBefore, listWaitingOf } from './offered-file.repository.ts'

interface Leaving {
  readonly id: string
  readonly content_id: string | null
}

/** The bytes of a file go with it; whoever took it to print keeps them. */
export const dropContent = async (ctx: Ctx, { id, content_id }: Leaving): Promise<void> => {
  await forgetContent(ctx.sql, id)
  await releaseBlobs(ctx, [content_id])
}

/** Takes a file out of the library for whoever offered it; nothing happens where it is out already. */
export const takeBack = async (ctx: Ctx, file: Leaving, personId: string): Promise<void> => {
  const end = { state: 'removed', by: personId, notes: '', now: ctx.now() } as const
  if (!(await endState(ctx.sql, file.id, ['waiting', 'published'], end))) return
  await resolveMessages(ctx, 'library_review', file.id)
  await dropContent(ctx, file)
}

/** Whoever leaves takes back what waits for a review; what the school published is the school's. */
export const forgetOffers = (ctx: Ctx, personId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const file of await listWaitingOf(ctx.sql, personId)) await takeBack(ctx, file, personId)
  })

const refusedSeconds = 30 * 86_400
const atOnce = 200

/** So long whoever offered a file, and whoever refused it, can look at it again. */
export const sweepRefused = async (ctx: Ctx): Promise<void> => {
  for (const file of await listRefusedBefore(ctx.sql, later(ctx.now(), -refusedSeconds), atOnce))
    await inTransaction(ctx, (ctx) => dropContent(ctx, file))
}
