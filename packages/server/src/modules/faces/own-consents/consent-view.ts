import type { OutputOf } from '@campus/contract/call.ts'
import type { ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { type FacePurpose, facePurposes } from '@campus/contract/faces/face-words.ts'
import { faceDocumentOf } from '@campus/contract/school/console/settings.ts'
import type { Ctx } from '../../../context/context.ts'
import { findTextInForce } from '../../school/school/legal-document.service.ts'
import { listNewest } from '../consents/consent.repository.ts'

type View = OutputOf<typeof ownFaceConsents>['consents'][number]
type Newest = Awaited<ReturnType<typeof listNewest>>[number]

const present = async (ctx: Ctx, schoolId: string, purpose: FacePurpose, newest: Newest | undefined): Promise<View> => {
  const text = await findTextInForce(ctx, schoolId, faceDocumentOf(purpose))
  const isGiven = newest?.action === 'given'
  return {
    purpose,
    isGiven,
    decidedAt: newest?.created_at.toISOString() ?? null,
    givenBy: isGiven ? newest.given_by : null,
    givenVersion: isGiven ? newest.version : null,
    text: text ? { version: text.version, title: text.title, blocks: text.blocks } : null,
  }
}

/** Every purpose with its text and what was decided; one that the school has no text for cannot be agreed to. */
export const presentConsents = async (ctx: Ctx, who: { schoolId: string; personId: string }): Promise<View[]> => {
  const newest = await listNewest(ctx.sql, who.personId)
  return Promise.all(
    facePurposes.map((purpose) =>
      present(
        ctx,
        who.schoolId,
        purpose,
        newest.find((one) => one.purpose === purpose),
      ),
    ),
  )
}

export const presentConsent = async (ctx: Ctx, who: { schoolId: string; personId: string }, purpose: FacePurpose): Promise<View> => {
  const newest = await listNewest(ctx.sql, who.personId)
  return present(
    ctx,
    who.schoolId,
    purpose,
    newest.find((one) => one.purpose === purpose),
  )
}
