import type { InputOf } from '@campus/contract/call.ts'
import type { CustodyAction, decideLostItem } from '@campus/contract/lostfound/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { findAccepted, listClaimsOn, updateClaim } from '../claims/claim.repository.ts'
import { isOpenClaim } from '../claims/claim.rules.ts'
import { endItem } from '../claims/ending.service.ts'
import { notifyDecided, notifyMoved, notifyReturned } from '../lost-messages.ts'
import { listByNumber } from '../posts/card-owner.repository.ts'
import { type LockedItem, lockItem, updateItem } from '../posts/item.repository.ts'
import { expiryOf } from '../posts/item.rules.ts'
import { actionsFor } from './custody.rules.ts'

type Given = InputOf<typeof decideLostItem>
type Act = (ctx: CallerCtx, item: LockedItem, given: Given) => Promise<void>

/** Those who claimed it come to the office from now on. */
const take: Act = async (ctx, item, { place }) => {
  const now = ctx.now()
  await updateItem(ctx.sql, item.id, { custody_place: place, custody_by: ctx.caller.personId, custody_at: now })
  const claims = (await listClaimsOn(ctx.sql, item.id)).filter(({ state }) => isOpenClaim(state))
  for (const { id, state } of claims) if (state === 'accepted') await updateClaim(ctx.sql, id, { meet_place: place, meet_at: null })
  const claimants = claims.map(({ person_id }) => person_id)
  await holdInboxes(ctx, [...claimants, item.person_id])
  await resolveMessages(ctx, 'lost_item', item.id, [item.person_id])
  await notifyMoved(ctx, item, claimants)
  await notifyDecided(ctx, item, 'take')
}

const hide: Act = async (ctx, item, { notes }) => {
  await updateItem(ctx.sql, item.id, { state: 'hidden', notes })
  await notifyDecided(ctx, item, 'hide')
}

/** The reports so far are decided; only new ones count again. */
const show: Act = async (ctx, item) => {
  await updateItem(ctx.sql, item.id, { state: 'open', notes: '', reviewed_at: ctx.now() })
  await notifyDecided(ctx, item, 'show')
}

const renew: Act = async (ctx, item) => {
  await updateItem(ctx.sql, item.id, { expires_at: expiryOf(item.expires_at), renewed_at: ctx.now(), reminded_at: null })
  await notifyDecided(ctx, item, 'renew')
}

const end: Act = async (ctx, item, { notes }) => {
  await endItem(ctx, item, { state: 'removed', notes, alsoNotified: [item.person_id] })
  await notifyDecided(ctx, item, 'end')
}

/** The owner came to the office and showed who they are. */
const give: Act = async (ctx, item, { personNumber, notes }) => {
  const [owner] = await listByNumber(ctx.sql, item.school_id, personNumber)
  if (!owner) throw refuse('user_unknown')
  if (owner.id === ctx.caller.personId) throw refuse('lost_item_own')
  const accepted = await findAccepted(ctx.sql, item.id)
  if (accepted?.person_id === owner.id) await updateClaim(ctx.sql, accepted.id, { state: 'handed_over', handed_over_at: ctx.now() })
  const people = [...new Set([item.person_id, owner.id])]
  await endItem(ctx, item, { state: 'returned', notes, returnedTo: owner.id, alsoNotified: people })
  await notifyReturned(ctx, item, people)
}

const acts: Record<CustodyAction, Act> = { take, hide, show, renew, end, give }

export const decide = (ctx: CallerCtx, given: Given) =>
  inTransaction(ctx, async (ctx) => {
    const { id, action } = given
    const { schoolId, personId } = ctx.caller
    const item = await lockItem(ctx.sql, schoolId, id)
    if (!item) throw refuse('not_found')
    if (item.ended_at !== null) throw refuse('lost_item_over')
    if (action === 'renew' && item.renewed_at !== null) throw refuse('lost_item_renewed')
    if (action === 'show' && item.person_id === personId) throw refuse('lost_item_own')
    if (!actionsFor(item, personId).includes(action)) throw refuse('already_decided')
    await acts[action](ctx, item, given)
    await resolveMessages(ctx, 'lost_item_case', id)
    const details = { action, notes: given.notes, place: given.place, personNumber: given.personNumber }
    await record(ctx, { action: `lostfound.item_${action}`, subjectKind: 'lost_item', subjectId: id, details })
    return null
  })
