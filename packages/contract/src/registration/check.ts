import { z } from 'zod'
import { CaptchaProof } from '../account/captcha.ts'
import { ConsentGiven } from '../account/login.ts'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { GivenFields } from './fields.ts'
import { RecordedType } from './states.ts'

export const checkFields = call({
  method: 'POST',
  path: '/tcyApi/userRegister/checkUserSupplementField',
  who: 'public',
  summary: 'Compare what a person filled in with the records; the answer never says which field was wrong. The id opens the case.',
  body: z.object({
    schoolId: Id,
    userType: RecordedType,
    fields: GivenFields,
    consent: ConsentGiven,
    captcha: CaptchaProof,
  }),
  sealed: ['fields.idCard'],
  output: z.object({ outcome: z.enum(['matched', 'unmatched']), id: Id, expiresAt: Instant.nullable() }),
  refusals: ['school_unknown', 'registration_closed', 'captcha_required', 'captcha_wrong', 'try_later'],
})
