import type { InputOf } from '@campus/contract/call.ts'
import type { handOverLostItem } from '@campus/contract/lostfound/claims.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { countAttempt, forgetAttempts } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { notifyReturned } from '../lost-messages.ts'
import { findItem } from '../posts/item.repository.ts'
import { findClaim, updateClaim } from './claim.repository.ts'
import { lockClaim } from './claim.service.ts'
import { sidesFor } from './claim-view.ts'
import { endItem } from './ending.service.ts'
import { isHandOverCode } from './hand-over-code.ts'

const tries = { count: 6, windowSeconds: 3600 } as const
const triesKey = (claimId: string) => `lost-code:${claimId}`

/** Counted outside of the transaction, so that a wrong code stays counted; a stranger uses up nobody's tries. */
const limitTries = async (ctx: CallerCtx, id: string) => {
  const { schoolId } = ctx.caller
  const claim = await findClaim(ctx.sql, schoolId, id)
  const item = claim && (await findItem(ctx.sql, schoolId, claim.item_id))
  if (!item || !sidesFor(ctx, item, claim).hasIt) throw refuse('not_found')
  const { count, secondsLeft } = await countAttempt(ctx, triesKey(id), tries.windowSeconds)
  if (count > tries.count) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
}

/** The thing is back: the claim and the post end together, once. */
export const handOver = async (ctx: CallerCtx, { id, code }: InputOf<typeof handOverLostItem>) => {
  await limitTries(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    const { item, claim, hasIt } = await lockClaim(ctx, id)
    if (!hasIt) throw refuse('not_found')
    if (claim.state !== 'accepted') throw refuse('lost_claim_over')
    if (item.state !== 'open') throw refuse('lost_item_over')
    if (!isHandOverCode(ctx, claim, code)) throw refuse('lost_code_wrong')
    await forgetAttempts(ctx, [triesKey(id)])
    await updateClaim(ctx.sql, id, { state: 'handed_over', handed_over_at: ctx.now() })
    const ownerId = item.side === 'found' ? claim.person_id : item.person_id
    const both = [item.person_id, claim.person_id]
    await endItem(ctx, item, { state: 'returned', returnedTo: ownerId, alsoNotified: both })
    await notifyReturned(ctx, item, both)
    await record(ctx, { action: 'lostfound.handed_over', subjectKind: 'lost_item', subjectId: item.id, details: { claimId: id } })
    return null
  })
}
