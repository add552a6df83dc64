import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { giveFaceConsent, ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { faceDocumentOf } from '@campus/contract/school/console/settings.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findTextInForce } from '../../school/school/legal-document.service.ts'
import { insertConsent } from '../consents/consent.repository.ts'
import { needsGuardian } from '../consents/consent.service.ts'
import { measurePortraitJob } from '../faces.jobs.ts'
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

/** A line for the text that is in force, and no other. */
export const give = (ctx: CallerCtx, { purpose, version }: InputOf<typeof giveFaceConsent>): Promise<OutputOf<typeof giveFaceConsent>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    await requireFaces(ctx, schoolId)
    if (await needsGuardian(ctx, ctx.caller)) throw refuse('guardian_needed')
    const text = await findTextInForce(ctx, schoolId, faceDocumentOf(purpose))
    if (text?.version !== version) throw refuse('document_changed')
    const line = {
      school_id: schoolId,
      person_id: personId,
      purpose,
      version,
      action: 'given',
      given_by: 'self',
      created_at: ctx.now(),
    } as const
    const { id } = await insertConsent(ctx.sql, line)
    await record(ctx, { action: 'faces.consent_given', subjectKind: 'face_consent', subjectId: id, details: { purpose, version } })
    await ctx.services.jobs.add(ctx.sql, measurePortraitJob, { personId })
    return presentConsent(ctx, ctx.caller, purpose)
  })
