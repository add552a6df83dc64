import type { Ctx } from '../../../context/context.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { notifyEnded } from '../lost-messages.ts'
import { type ItemState, type LockedItem, updateItem } from '../posts/item.repository.ts'
import { endOpenClaims } from './claim.repository.ts'

interface Ending {
  readonly state: Exclude<ItemState, 'open' | 'hidden'>
  readonly notes?: string
  readonly returnedTo?: string
  /** Who gets a further message about it in the same transaction. */
  readonly alsoNotified?: readonly string[]
}

/** Ends a post that the caller holds, with the claims that are still open, and tells those who made them. What a card says goes at once. */
export const endItem = async (ctx: Ctx, item: LockedItem, { state, notes, returnedTo, alsoNotified = [] }: Ending) => {
  await updateItem(ctx.sql, item.id, {
    state,
    ended_at: ctx.now(),
    card_encrypted: null,
    ...(notes !== undefined && { notes }),
    ...(returnedTo !== undefined && { returned_to: returnedTo }),
  })
  const claimants = (await endOpenClaims(ctx.sql, item.id)).map(({ person_id }) => person_id)
  await holdInboxes(ctx, [...claimants, ...alsoNotified])
  await resolveMessages(ctx, 'lost_item_case', item.id)
  await resolveMessages(ctx, 'lost_item', item.id, [item.person_id])
  await notifyEnded(ctx, item, claimants)
}
