import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { ConsentGiven, LoggedIn, secondStepRefusals } from './login.ts'

/** WebAuthn options and answers are JSON of their own standard; the library on each side checks them whole. */
export const WebAuthnJson = z.record(z.string(), z.unknown())
const Begun = z.object({ ticket: z.string(), options: WebAuthnJson })

export const OwnPasskey = z.object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })

export const ownPasskeys = call({
  method: 'GET',
  path: '/my/passkeys',
  who: 'user',
  summary: 'List my passkeys.',
  output: z.array(OwnPasskey),
})

export const beginPasskey = call({
  method: 'POST',
  path: '/my/passkeys/begin',
  who: 'user',
  summary: 'Start creating a passkey on this device.',
  proof: 'fresh',
  output: Begun,
  refusals: ['too_many_passkeys'],
})

export const savePasskey = call({
  method: 'POST',
  path: '/my/passkeys',
  who: 'user',
  summary: 'Store the passkey that the device created.',
  proof: 'fresh',
  body: z.object({ ticket: z.string().max(100), name: z.string().trim().min(1).max(50), response: WebAuthnJson }),
  output: OwnPasskey,
  refusals: ['passkey_refused', 'ticket_invalid', 'too_many_passkeys'],
})

export const removePasskey = call({
  method: 'POST',
  path: '/my/passkeys/{id}/remove',
  who: 'user',
  summary: 'Remove one of my passkeys.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['last_way_in', 'second_factor_required'],
})

export const beginPasskeyLogin = call({
  method: 'POST',
  path: '/openApi/passkeyLogin/begin',
  who: 'public',
  summary: 'Start a login with any passkey the device offers for this school.',
  body: z.object({ schoolId: Id }),
  output: Begun,
  refusals: ['school_unknown', 'try_later'],
})

export const passkeyLogin = call({
  method: 'POST',
  path: '/openApi/passkeyLogin',
  who: 'public',
  summary: 'Log in with a passkey response.',
  body: z.object({ ticket: z.string().max(100), response: WebAuthnJson, consent: ConsentGiven, remember: z.boolean().default(false) }),
  output: LoggedIn,
  opensSession: true,
  refusals: ['passkey_refused', 'ticket_invalid', 'account_disabled', 'try_later', ...secondStepRefusals],
})
