import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { faceDocumentOf } from '@campus/contract/school/console/settings.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findTextInForce } from '../../school/school/legal-document.service.ts'
import { faceLogin } from '../face-login.extension.ts'
import { measurePortraitJob } from '../faces.jobs.ts'
import { requireFaces } from '../settings/face-settings.service.ts'
import { insertConsent } from './consent.repository.ts'

/** Who agrees for somebody under 14, and by what that is known. */
export interface Guardian {
  readonly guardian_name: string
  readonly confirmation: string
  readonly recorded_by: string
}

interface Giving {
  readonly schoolId: string
  readonly personId: string
  readonly purpose: FacePurpose
  /** What was read on the screen; on paper it is the text in force. */
  readonly version?: string
  readonly by: Guardian | 'self'
}

/** A line for the text that is in force, and no other. */
export const giveConsent = async (ctx: Ctx, { schoolId, personId, purpose, version, by }: Giving): Promise<void> => {
  await requireFaces(ctx, schoolId)
  const text = await findTextInForce(ctx, schoolId, faceDocumentOf(purpose))
  if (!text || (version !== undefined && text.version !== version)) throw refuse('document_changed')
  const line = {
    school_id: schoolId,
    person_id: personId,
    purpose,
    version: text.version,
    action: 'given',
    created_at: ctx.now(),
  } as const
  const { id } = await insertConsent(ctx.sql, by === 'self' ? { ...line, given_by: 'self' } : { ...line, given_by: 'guardian', ...by })
  const details = { purpose, version: text.version }
  await record(ctx, { schoolId, action: 'faces.consent_given', subjectKind: 'face_consent', subjectId: id, details })
  await ctx.services.jobs.add(ctx.sql, measurePortraitJob, { personId })
  if (purpose === 'login') await faceLogin.of(ctx).reportGiven(ctx, personId)
}
