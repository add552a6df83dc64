import type { ConsentGiven } from '@campus/contract/account/login.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { versionsInForce } from '../../school/school.service.ts'
import { insertConsents } from './consent.repository.ts'

export type Consent = z.infer<typeof ConsentGiven>

/** Who agreed to an older text has not agreed to this one. */
export const requireConsent = async (ctx: Ctx, schoolId: string, consent: Consent) => {
  const inForce = await versionsInForce(ctx, schoolId)
  if (consent.privacyPolicy !== inForce.privacyPolicy || consent.userAgreement !== inForce.userAgreement)
    throw refuse('bad_input', { fields: { consent: say(fieldTexts.consent, ctx.language) } })
}

export const keepConsent = (ctx: Ctx, who: { schoolId: string; personId: string }, consent: Consent) =>
  insertConsents(ctx.sql, [
    { ...who, document: 'privacy_policy', version: consent.privacyPolicy, now: ctx.now() },
    { ...who, document: 'user_agreement', version: consent.userAgreement, now: ctx.now() },
  ])
