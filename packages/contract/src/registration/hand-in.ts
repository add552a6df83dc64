import { z } from 'zod'
import { NewPassword } from '../account/password-rules.ts'
import { call } from '../call.ts'
import { CodeOfSixDigits, Email, Id, Instant, Mobile } from '../fields.ts'
import { GivenIdNumber, NamePinyin } from '../people/profile-fields.ts'
import { GivenFields } from './fields.ts'
import { RegistrationState } from './states.ts'

const atMostOneChannel = (given: { phone?: string | undefined; email?: string | undefined }) =>
  given.phone === undefined || given.email === undefined

const exactlyOneChannel = (given: { phone?: string | undefined; email?: string | undefined }) =>
  (given.phone === undefined) !== (given.email === undefined)

export const registerRecorded = call({
  method: 'POST',
  path: '/tcyApi/userRegister/insertUserRegisterInfo',
  who: 'public',
  summary:
    'Choose the password and the phone or address of the account. With a proof the account opens, at once or a day after its owner was notified; without one the case goes to a person.',
  body: z
    .object({
      id: Id,
      /** Of a proof or of a mail; left out, a person decides, and a phone or an address is needed. */
      ticket: z.string().max(100).optional(),
      /** Left out, the account keeps the phone and the address of the record. */
      phone: Mobile.optional(),
      email: Email.optional(),
      code: CodeOfSixDigits.optional(),
      password: NewPassword,
      confirmation: z.string(),
    })
    .refine(atMostOneChannel, { message: 'wrong', path: ['phone'] })
    .refine((given) => (given.phone ?? given.email) === undefined || given.code !== undefined, { message: 'required', path: ['code'] })
    .refine((given) => given.password === given.confirmation, { message: 'passwords_differ', path: ['confirmation'] }),
  sealed: ['password', 'confirmation'],
  output: z.object({ state: RegistrationState, opensAt: Instant.nullable(), isFirstLogin: z.boolean() }),
  opensSession: true,
  refusals: [
    'code_wrong',
    'channel_taken',
    'password_is_common',
    'password_too_long',
    'password_is_account',
    'ticket_invalid',
    'registration_reviewed',
    'registration_under_review',
    'registration_account_live',
    'registration_files_missing',
    'try_later',
    'second_factor_needed',
    'second_factor_setup_needed',
  ],
})

export const handInUnmatched = call({
  method: 'POST',
  path: '/tcyApi/userRegister/insertUserRegisterMatchInfo',
  who: 'public',
  summary:
    'Submit a case that fits no record, with its scans; a mail or, to a phone that its code proved, an SMS holds the address of its page.',
  body: z
    .object({
      id: Id,
      email: Email.optional(),
      phone: Mobile.optional(),
      code: CodeOfSixDigits.optional(),
      explanation: z.string().trim().max(500).default(''),
    })
    .refine(exactlyOneChannel, { message: 'required', path: ['email'] })
    .refine((given) => given.phone === undefined || given.code !== undefined, { message: 'required', path: ['code'] }),
  output: z.object({ state: RegistrationState, decideBy: Instant.nullable() }),
  refusals: ['code_wrong', 'registration_reviewed', 'registration_under_review', 'registration_files_missing', 'try_later'],
})

export const addMaterial = call({
  method: 'POST',
  path: '/tcyApi/updateUserRegisterInfo',
  who: 'public',
  summary:
    'Give the material that was asked for, and correct the ID number once; without a case, give what my record lacks: the ID number goes to review.',
  body: z.object({
    id: Id.optional(),
    fields: GivenFields.omit({ idCard: true }).default({}),
    idCard: GivenIdNumber.optional(),
    namePinyin: NamePinyin.optional(),
    explanation: z.string().trim().max(500).default(''),
  }),
  sealed: ['idCard'],
  output: z.object({ state: RegistrationState.nullable() }),
  refusals: [
    'registration_reviewed',
    'registration_under_review',
    'registration_files_missing',
    'id_card_frozen',
    'correction_pending',
    'try_later',
  ],
})
