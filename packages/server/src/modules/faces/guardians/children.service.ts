import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { childrenFaceConsents, giveChildFaceConsent, withdrawChildFaceConsent } from '@campus/contract/faces/children.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { needsGuardian } from '../consents/consent.service.ts'
import { giveConsent } from '../consents/give.service.ts'
import { presentConsent, presentConsents } from '../own-consents/consent-view.ts'
import { sendReceipt } from '../own-consents/receipt-message.ts'
import { withdrawFor } from '../own-consents/withdraw.service.ts'
import { readFaceSettings } from '../settings/face-settings.service.ts'
import { findVector } from '../vectors/vector.service.ts'
import { isGuardian, listChildren } from './guardian.repository.ts'

/** Who is 14 decides alone, and is not shown any more. */
export const readChildren = async (ctx: CallerCtx): Promise<OutputOf<typeof childrenFaceConsents>> => {
  const children = []
  for (const { id, school_id, ...named } of await listChildren(ctx.sql, ctx.caller.personId)) {
    const who = { schoolId: school_id, personId: id }
    if (!(await needsGuardian(ctx, who))) continue
    const name = personNameIn(named, ctx.language)
    children.push({ id, name, hasVector: (await findVector(ctx, id)) !== undefined, consents: await presentConsents(ctx, who) })
  }
  const { isOn } = await readFaceSettings(ctx, ctx.caller.schoolId)
  return { isOn, children }
}

const requireChild = async (ctx: CallerCtx, id: string) => {
  const who = { schoolId: ctx.caller.schoolId, personId: id }
  if (!(await isGuardian(ctx.sql, ctx.caller.personId, id))) throw refuse('not_found')
  if (!(await needsGuardian(ctx, who))) throw refuse('guardian_not_needed')
  return who
}

/** The account of the guardian stands in the place of the paper. */
const asGuardian = async (ctx: CallerCtx) => {
  const { personId } = ctx.caller
  return { guardian_name: (await findHolder(ctx, personId))?.name ?? '', confirmation: 'account', recorded_by: personId }
}

export const give = (
  ctx: CallerCtx,
  { id, purpose, version }: InputOf<typeof giveChildFaceConsent>,
): Promise<OutputOf<typeof giveChildFaceConsent>> =>
  inTransaction(ctx, async (ctx) => {
    const who = await requireChild(ctx, id)
    await giveConsent(ctx, { ...who, purpose, version, by: await asGuardian(ctx) })
    return presentConsent(ctx, who, purpose)
  })

/** Child and guardian both have the receipt. */
export const withdraw = (
  ctx: CallerCtx,
  { id, purpose }: InputOf<typeof withdrawChildFaceConsent>,
): Promise<OutputOf<typeof withdrawChildFaceConsent>> =>
  inTransaction(ctx, async (ctx) => {
    const who = await requireChild(ctx, id)
    const receipt = await withdrawFor(ctx, { ...who, purpose, guardian: await asGuardian(ctx) })
    await sendReceipt(ctx, { schoolId: who.schoolId, personId: ctx.caller.personId }, receipt)
    return receipt
  })
