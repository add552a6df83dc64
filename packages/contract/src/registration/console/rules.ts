import { z } from 'zod'
import { call } from '../../call.ts'
import { RegistrationField } from '../fields.ts'
import { RegistrationRules, RegistrationSettings } from '../settings.ts'
import { RecordedType } from '../states.ts'

export const boundFields = call({
  method: 'POST',
  path: '/basic/fieldBind/getFieldBindList',
  who: ['admin', 'manager'],
  summary: 'The fields that are asked of a user type, and which of them are held against the record.',
  body: z.object({ userType: RecordedType.optional() }),
  output: z.array(
    z.object({
      userType: RecordedType,
      field: RegistrationField,
      label: z.string(),
      isRequired: z.boolean(),
      isBound: z.boolean(),
    }),
  ),
})

export const registrationRules = call({
  method: 'GET',
  path: '/console/registration/fields',
  who: ['admin'],
  summary: 'What the school asks of students and staff who register, and how they prove who they are.',
  output: RegistrationSettings.extend({
    /** Whether this installation can do each. */
    hasFace: z.boolean(),
    hasAuthority: z.boolean(),
  }),
})

export const changeRegistrationRules = call({
  method: 'POST',
  path: '/console/registration/fields',
  who: ['admin'],
  summary: 'Change what is asked of one user type; submitted cases keep what they have.',
  body: z.object({ userType: RecordedType, rules: RegistrationRules }),
  output: RegistrationSettings,
  refusals: ['way_not_open'],
  idempotency: 'accepted',
})
