import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { claimLostItem, withdrawLostClaim } from '@campus/contract/lostfound/claims.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { limitPerDay } from '../limits.ts'
import { notifyClaimed, notifyWithdrawn } from '../lost-messages.ts'
import { lockItem } from '../posts/item.repository.ts'
import { isCardOfAnother, isOwnCard, isShown } from '../posts/item.rules.ts'
import { findAccepted, findClaim, insertClaim, updateClaim } from './claim.repository.ts'
import { isOpenClaim } from './claim.rules.ts'
import { sidesFor } from './claim-view.ts'

const claimsADay = 10
const shortestAnswer = 2

const insertOnce = async (...given: Parameters<typeof insertClaim>) => {
  try {
    return await insertClaim(...given)
  } catch (error) {
    throw breaks(error, 'lost_claim__once') ? refuse('lost_claim_again') : error
  }
}

/** The owner of a card has proved by their login that it is theirs: nobody has to confirm it. */
export const claim = (ctx: CallerCtx, { itemId, answer }: InputOf<typeof claimLostItem>): Promise<OutputOf<typeof claimLostItem>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const [item, now] = [await lockItem(ctx.sql, schoolId, itemId), ctx.now()]
    if (!item) throw refuse('not_found')
    if (item.person_id === personId) throw refuse('lost_item_own')
    if (!isShown(item, now)) throw refuse('lost_item_over')
    if (isCardOfAnother(item, personId)) throw refuse('lost_card_of_another')
    const isOwner = isOwnCard(item, personId)
    if (!isOwner && answer.length < shortestAnswer)
      throw refuse('bad_input', { fields: { answer: say(fieldTexts.required, ctx.language) } })
    const accepted = await findAccepted(ctx.sql, itemId)
    if (accepted) throw refuse(accepted.person_id === personId ? 'lost_claim_again' : 'lost_item_promised')
    await limitPerDay(ctx, 'lost-claim', claimsADay)
    const claimed = await insertOnce(ctx.sql, {
      school_id: schoolId,
      item_id: itemId,
      person_id: personId,
      answer,
      created_at: now,
      ...(isOwner && { state: 'accepted' as const, answered_at: now, meet_place: item.custody_place ?? '' }),
    })
    if (isOwner) await resolveMessages(ctx, 'lost_item', itemId, [personId])
    await notifyClaimed(ctx, item, { by: personId, isOwner })
    return { id: claimed.id }
  })

/** The claim, and the post it is on, which is held; the claim is read after the post. */
export const lockClaim = async (ctx: CallerCtx, id: string) => {
  const { schoolId } = ctx.caller
  const itemId = (await findClaim(ctx.sql, schoolId, id))?.item_id
  const item = itemId && (await lockItem(ctx.sql, schoolId, itemId))
  const claim = item && (await findClaim(ctx.sql, schoolId, id))
  if (!item || !claim) throw refuse('not_found')
  return { item, claim, ...sidesFor(ctx, item, claim) }
}

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawLostClaim>) =>
  inTransaction(ctx, async (ctx) => {
    const { item, claim } = await lockClaim(ctx, id)
    if (claim.person_id !== ctx.caller.personId) throw refuse('not_found')
    if (!isOpenClaim(claim.state)) throw refuse('lost_claim_over')
    await updateClaim(ctx.sql, id, { state: 'withdrawn' })
    await notifyWithdrawn(ctx, item, claim.person_id)
    return null
  })
