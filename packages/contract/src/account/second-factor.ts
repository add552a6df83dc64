import { z } from 'zod'
import { call, Done } from '../call.ts'
import { CodeOfSixDigits, Instant } from '../fields.ts'
import { LoggedIn } from './login.ts'
import { WebAuthnJson } from './passkeys.ts'
import { FactorWay, SecondStepTicket } from './second-step.ts'

/** Five characters, a dash, five characters; case, spaces and the dash do not matter when it is typed. */
export const RecoveryCode = z
  .string()
  .trim()
  .max(30)
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[a-z2-9]{10}$/, 'recovery_code'))

/** A code of the authenticator app, a recovery code, or a passkey's answer to a challenge of `beginPasskeyLogin`. */
export const FactorProof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('totp'), code: CodeOfSixDigits }),
  z.object({ way: z.literal('recovery_code'), code: RecoveryCode }),
  z.object({ way: z.literal('passkey'), ticket: SecondStepTicket, response: WebAuthnJson }),
])
export type FactorProof = z.infer<typeof FactorProof>

const Setup = z.object({
  setupTicket: z.string(),
  /** The key in base32, for typing it by hand. */
  secret: z.string(),
  /** What the QR code holds: `otpauth://totp/…`. */
  uri: z.string(),
  expiresIn: z.number().int(),
})
const Confirmation = z.object({ setupTicket: SecondStepTicket, code: CodeOfSixDigits })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const proofRefusals = ['second_factor_wrong', 'passkey_refused', 'ticket_invalid', 'try_later'] as const

export const finishLogin = call({
  method: 'POST',
  path: '/openApi/secondStep',
  who: 'public',
  summary: 'Complete a login that requires a second factor.',
  body: z.object({ ticket: SecondStepTicket, proof: FactorProof }),
  output: LoggedIn,
  opensSession: true,
  refusals: [...proofRefusals, 'account_disabled', 'already_bound', 'second_factor_needed', 'second_factor_setup_needed'],
})

export const beginSetupAtLogin = call({
  method: 'POST',
  path: '/openApi/secondStep/setup/begin',
  who: 'public',
  summary: 'Create the authenticator key during a login that requires a second factor when the account has none.',
  body: z.object({ ticket: SecondStepTicket }),
  output: Setup,
  refusals: ['ticket_invalid'],
})

export const finishSetupAtLogin = call({
  method: 'POST',
  path: '/openApi/secondStep/setup',
  who: 'public',
  summary: 'Turn two-step verification on with a first code and complete the login; recovery codes are shown only once.',
  body: Confirmation.extend({ ticket: SecondStepTicket }),
  output: LoggedIn.extend(RecoveryCodes.shape),
  opensSession: true,
  refusals: [
    'second_factor_wrong',
    'ticket_invalid',
    'try_later',
    'account_disabled',
    'already_bound',
    'second_factor_needed',
    'second_factor_setup_needed',
  ],
})

export const ownSecondFactor = call({
  method: 'GET',
  path: '/my/second-factor',
  who: 'user',
  summary: 'Whether two-step verification is on for my account, whether it is required, and how many recovery codes are left.',
  output: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean(),
    since: Instant.nullable(),
    recoveryCodesLeft: z.number().int(),
    /** With which factors I can prove myself now. */
    ways: z.array(FactorWay),
  }),
})

export const beginSetup = call({
  method: 'POST',
  path: '/my/second-factor/begin',
  who: 'user',
  summary: 'Create a new key for an authenticator app; nothing changes before it is confirmed.',
  proof: 'fresh',
  output: Setup,
})

export const finishSetup = call({
  method: 'POST',
  path: '/my/second-factor',
  who: 'user',
  summary:
    'Turn two-step verification on with a first code, or move it to a new app; my other devices are logged out and the recovery codes are shown only once. An existing factor must be proved first.',
  proof: 'fresh',
  body: Confirmation.extend({ current: FactorProof.optional() }),
  output: RecoveryCodes,
  refusals: [...proofRefusals, 'second_factor_needed'],
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/my/second-factor/recovery-codes',
  who: 'user',
  summary: 'Replace my recovery codes; the new ones are shown only once.',
  body: z.object({ proof: FactorProof }),
  output: RecoveryCodes,
  refusals: [...proofRefusals, 'second_factor_off'],
})

export const turnSecondFactorOff = call({
  method: 'POST',
  path: '/my/second-factor/off',
  who: 'user',
  summary: 'Turn two-step verification off, where it is not required.',
  body: z.object({ proof: FactorProof }),
  output: Done,
  refusals: [...proofRefusals, 'second_factor_off', 'second_factor_required'],
})
