import type { Ctx } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { copiesForDelegate, copiesForOwner, copiesLeft } from './copies.rules.ts'
import { countEntrusted, findEntrustment } from './holder.repository.ts'
import { type ItemRow, lockItem } from './item.repository.ts'

/** Somebody's right to an item: how many of the copies that are left come out for them. */
interface Right {
  readonly item: ItemRow
  readonly copies: number
  /** Copies that others were to fetch for them, and that they may take back. */
  readonly copiesAway: number
  readonly entrustmentId: string | null
}

const rightOf = async (ctx: Ctx, item: ItemRow, personId: string): Promise<Omit<Right, 'item'>> => {
  const now = ctx.now()
  if (item.person_id === personId) {
    const copies = copiesForOwner(item, await countEntrusted(ctx.sql, item.id, now))
    return { copies, copiesAway: copiesLeft(item) - copies, entrustmentId: null }
  }
  const entrusted = await findEntrustment(ctx.sql, item.id, personId)
  if (!entrusted) throw refuse('not_found')
  if (entrusted.state === 'finished') throw refuse('picked_up_already')
  if (entrusted.deadline <= now) throw refuse('document_over')
  if (entrusted.accepted_at === null) throw refuse('not_accepted_yet')
  return { copies: copiesForDelegate(item, entrusted), copiesAway: 0, entrustmentId: entrusted.id }
}

/** How many copies of an item that is held come out for somebody now: none where the right is gone. */
export const copiesNow = async (ctx: Ctx, item: ItemRow, personId: string): Promise<number> => {
  try {
    return (await rightOf(ctx, item, personId)).copies
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}

/** Locks an item for its owner or its delegate; for everybody else it is missing. Refuses an ended one. */
export const lockRight = async (ctx: Ctx, itemId: string, personId: string): Promise<Right> => {
  const item = await lockItem(ctx.sql, itemId)
  if (!item) throw refuse('not_found')
  const right = await rightOf(ctx, item, personId)
  if (item.state === 'printed') throw refuse('picked_up_already')
  if (item.state === 'ended' || (item.expires_at !== null && item.expires_at <= ctx.now())) throw refuse('document_over')
  if (right.copies + right.copiesAway === 0) throw refuse('picked_up_already')
  return { item, ...right }
}
