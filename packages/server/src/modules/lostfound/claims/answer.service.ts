import type { InputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { answerLostClaim, arrangeHandOver } from '@campus/contract/lostfound/claims.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { notifyAnswered, notifyArranged, subjectFor } from '../lost-messages.ts'
import { measureUnanswered, updateClaim } from './claim.repository.ts'
import { isOpenClaim } from './claim.rules.ts'
import { lockClaim } from './claim.service.ts'

const requireAhead = (ctx: CallerCtx, at: string | null) => {
  if (at === null) return null
  const time = new Date(at)
  if (time <= ctx.now()) throw refuse('bad_input', { fields: { at: say(fieldTexts.not_past, ctx.language) } })
  return time
}

const accept = async (ctx: CallerCtx, id: string, { place, at }: Pick<InputOf<typeof answerLostClaim>, 'place' | 'at'>) => {
  const meeting = { meet_place: place, meet_at: requireAhead(ctx, at) }
  try {
    await updateClaim(ctx.sql, id, { state: 'accepted', answered_at: ctx.now(), ...meeting })
  } catch (error) {
    throw breaks(error, 'lost_claim__one_taker') ? refuse('lost_item_promised') : error
  }
}

export const claimsWaiting = (ctx: CallerCtx) => measureUnanswered(ctx.sql, ctx.caller.personId)

export const answer = (ctx: CallerCtx, { id, verdict, place, at, notes }: InputOf<typeof answerLostClaim>) =>
  inTransaction(ctx, async (ctx) => {
    const { item, claim, answers } = await lockClaim(ctx, id)
    if (!answers) throw refuse('not_found')
    if (item.state !== 'open') throw refuse('lost_item_over')
    const isAccepted = verdict === 'accept'
    if (isAccepted ? claim.state !== 'waiting' : !isOpenClaim(claim.state)) throw refuse('lost_claim_over')
    if (isAccepted) await accept(ctx, id, { place, at })
    else await updateClaim(ctx.sql, id, { state: 'declined', notes, answered_at: ctx.now() })
    await resolveMessages(ctx, subjectFor(item).kind, item.id, [ctx.caller.personId])
    await notifyAnswered(ctx, item, { to: claim.person_id, isAccepted })
    return null
  })

export const arrange = (ctx: CallerCtx, { id, place, at }: InputOf<typeof arrangeHandOver>) =>
  inTransaction(ctx, async (ctx) => {
    const { item, claim, hasIt, ownsIt } = await lockClaim(ctx, id)
    if (!hasIt && !ownsIt) throw refuse('not_found')
    if (item.state !== 'open' || claim.state !== 'accepted') throw refuse('lost_claim_over')
    await updateClaim(ctx.sql, id, { meet_place: place, meet_at: requireAhead(ctx, at) })
    await notifyArranged(ctx, item, { claimantId: claim.person_id, by: ctx.caller.personId })
    return null
  })
