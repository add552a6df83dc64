import type { Claim } from '@campus/contract/lostfound/claim.ts'
import { maskedNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { ItemState } from '../posts/item.repository.ts'
import type { ClaimRow } from './claim.repository.ts'
import { type ItemSides, isOpenClaim, sidesOf } from './claim.rules.ts'
import { handOverCode } from './hand-over-code.ts'

export const isStaff = ({ caller }: CallerCtx) => caller.roles.some((role) => role === 'manager' || role === 'admin')

export const sidesFor = (ctx: CallerCtx, item: ItemSides, claim: { readonly person_id: string }) =>
  sidesOf(item, claim, { personId: ctx.caller.personId, isStaff: isStaff(ctx) })

/** A claim as one of its sides sees it; only the owner of the thing sees the code. */
export const presentClaim = (ctx: CallerCtx, item: ItemSides & { readonly state: ItemState }, claim: ClaimRow): Claim => {
  const { hasIt, ownsIt, answers } = sidesFor(ctx, item, claim)
  const isMine = claim.person_id === ctx.caller.personId
  const isOpen = item.state === 'open' && isOpenClaim(claim.state)
  const isAgreed = isOpen && claim.state === 'accepted'
  return {
    id: claim.id,
    state: claim.state,
    isMine,
    by: maskedNameIn({ name: claim.person_name, namePinyin: claim.person_pinyin }, ctx.language),
    answer: claim.answer,
    notes: claim.notes,
    meetPlace: claim.meet_place,
    meetAt: claim.meet_at?.toISOString() ?? null,
    createdAt: claim.created_at.toISOString(),
    answeredAt: claim.answered_at?.toISOString() ?? null,
    handedOverAt: claim.handed_over_at?.toISOString() ?? null,
    code: isAgreed && ownsIt ? handOverCode(ctx, claim) : null,
    mayAnswer: isOpen && answers,
    mayArrange: isAgreed && (hasIt || ownsIt),
    mayHandOver: isAgreed && hasIt,
    mayWithdraw: isOpen && isMine,
  }
}
