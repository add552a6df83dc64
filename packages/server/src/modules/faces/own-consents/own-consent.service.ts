import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { giveFaceConsent, ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { needsGuardian } from '../consents/consent.service.ts'
import { giveConsent } from '../consents/give.service.ts'
import { readFaceSettings, requireFaces } from '../settings/face-settings.service.ts'
import { findVector } from '../vectors/vector.service.ts'
import { presentConsent, presentConsents } from './consent-view.ts'

export const readOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownFaceConsents>> => {
  const { schoolId, personId } = ctx.caller
  const { isOn } = await readFaceSettings(ctx, schoolId)
  return {
    isOn,
    needsGuardian: await needsGuardian(ctx, ctx.caller),
    hasVector: (await findVector(ctx, personId)) !== undefined,
    consents: await presentConsents(ctx, ctx.caller),
  }
}

export const give = (ctx: CallerCtx, { purpose, version }: InputOf<typeof giveFaceConsent>): Promise<OutputOf<typeof giveFaceConsent>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    await requireFaces(ctx, schoolId)
    if (await needsGuardian(ctx, ctx.caller)) throw refuse('guardian_needed')
    await giveConsent(ctx, { schoolId, personId, purpose, version, by: 'self' })
    return presentConsent(ctx, ctx.caller, purpose)
  })
