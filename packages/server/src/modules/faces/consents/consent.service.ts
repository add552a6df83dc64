import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { birthDateOf } from '../../people/person/birth-date.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { hasOneOf } from './consent.repository.ts'
import { guardianAge, isUnder } from './consent.rules.ts'

export const hasAnyFaceConsent = (ctx: Ctx, personId: string, purposes: readonly FacePurpose[]): Promise<boolean> =>
  hasOneOf(ctx.sql, personId, purposes)

/** Whether a person agreed to this use of their face, and has not withdrawn it. */
export const hasFaceConsent = (ctx: Ctx, personId: string, purpose: FacePurpose): Promise<boolean> => hasOneOf(ctx.sql, personId, [purpose])

export const requireFaceConsent = async (ctx: Ctx, personId: string, purpose: FacePurpose): Promise<void> => {
  if (!(await hasFaceConsent(ctx, personId, purpose))) throw refuse('face_consent_needed')
}

/** By the date of birth in the ID number; who has none counts as grown up. */
export const needsGuardian = async (ctx: Ctx, { schoolId, personId }: { schoolId: string; personId: string }): Promise<boolean> => {
  const born = await birthDateOf(ctx, personId)
  if (born === undefined) return false
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  return isUnder(guardianAge, born, dayIn(timeZone, ctx.now()))
}
