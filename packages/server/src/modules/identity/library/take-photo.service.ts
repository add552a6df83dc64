import { type Ctx, inTransaction } from '../../../context/context.ts'
import { type Brought, keepDraft } from '../photos/bring.service.ts'
import { judgeHandedIn } from '../photos/hand-in.service.ts'
import { findPhoto, lockPhoto, lockPhotosOf, type PhotoRow } from '../photos/photo.repository.ts'
import { notifyDecided } from '../photos/photo-messages.ts'
import { settle } from '../photos/settle.service.ts'

interface Taken extends Omit<Brought, 'replacesReviewed'> {
  readonly by: string
  readonly reason: string
}

/** A manager who uploads photos for others has looked at them: what would wait for a reviewer passes. */
const passIfWaiting = (ctx: Ctx, { id, personId, reason, by }: { id: string; personId: string; reason: string; by: string }) =>
  inTransaction(ctx, async (ctx) => {
    await lockPhotosOf(ctx.sql, personId)
    const photo = await lockPhoto(ctx.sql, id)
    if (photo?.state === 'reviewing') await settle(ctx, photo, { state: 'passed', reason, by, at: ctx.now() })
  })

/** Takes a photo of somebody else, at a counter or with others in one file: judged like any, and decided by who brought it. */
export const takeAtCounter = async (ctx: Ctx, { by, reason, ...brought }: Taken): Promise<PhotoRow> => {
  const draft = await keepDraft(ctx, { ...brought, replacesReviewed: true })
  await judgeHandedIn(ctx, draft, { isLookedAt: true })
  await passIfWaiting(ctx, { id: draft.id, personId: brought.personId, reason, by })
  const taken = await findPhoto(ctx.sql, draft.id)
  if (!taken) throw new Error('a photo that was just taken is gone')
  await notifyDecided(ctx, taken)
  return taken
}
