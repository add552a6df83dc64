import { z } from 'zod'
import { call } from '../call.ts'
import { CodeOfSixDigits, Instant } from '../fields.ts'
import { CaptchaProof } from './captcha.ts'
import { CodeSent } from './codes.ts'
import { TypedPassword } from './password-rules.ts'

/** How somebody who is logged in shows again that it is them. The table of proofs has the same list. */
export const proofKinds = ['password', 'passkey', 'totp', 'phone', 'email'] as const
export const ProofKind = z.enum(proofKinds)
export type ProofKind = z.infer<typeof ProofKind>

/** A proof counts for so long. */
export const proofMinutes = 10

/** One way that is open to the caller; `to` is the masked phone or address a code goes to, and empty otherwise. */
export const ProofWay = z.object({ kind: ProofKind, to: z.string() })
export type ProofWay = z.infer<typeof ProofWay>

/** What comes with the refusal `proof_required`. No way at all: the account has nothing that was there before this session. */
export const ProofNeeded = z.object({ ways: z.array(ProofWay) })

const Proved = z.object({ until: Instant })
const WebAuthnJson = z.record(z.string(), z.unknown())
const Channel = z.enum(['phone', 'email'])

export const proveByPassword = call({
  method: 'POST',
  path: '/my/proof/password',
  who: 'user',
  summary: 'Prove my identity by password; valid for ten minutes in this session.',
  body: z.object({ password: TypedPassword }),
  sealed: ['password'],
  output: Proved,
  refusals: ['old_password_wrong', 'try_later'],
})

export const sendProofCode = call({
  method: 'POST',
  path: '/my/proof/code',
  who: 'user',
  summary: 'Send a code to the phone or address that my account had before this session started.',
  body: z.object({ channel: Channel, captcha: CaptchaProof.optional() }),
  output: CodeSent,
  refusals: ['captcha_required', 'captcha_wrong', 'resend_too_soon', 'try_later', 'proof_not_accepted'],
})

export const proveByCode = call({
  method: 'POST',
  path: '/my/proof/code/check',
  who: 'user',
  summary: 'Prove my identity by the code that was sent; valid for ten minutes in this session.',
  body: z.object({ channel: Channel, code: CodeOfSixDigits }),
  output: Proved,
  refusals: ['code_wrong', 'try_later', 'proof_not_accepted'],
})

export const proveByApp = call({
  method: 'POST',
  path: '/my/proof/app',
  who: 'user',
  summary: 'Prove my identity by a code of my authenticator app; valid for ten minutes in this session. Each code works once.',
  body: z.object({ code: CodeOfSixDigits }),
  output: Proved,
  refusals: ['second_factor_wrong', 'try_later', 'proof_not_accepted'],
})

export const beginPasskeyProof = call({
  method: 'POST',
  path: '/my/proof/passkey/begin',
  who: 'user',
  summary: 'Start a proof by one of my passkeys.',
  output: z.object({ ticket: z.string(), options: WebAuthnJson }),
  refusals: ['proof_not_accepted'],
})

export const proveByPasskey = call({
  method: 'POST',
  path: '/my/proof/passkey',
  who: 'user',
  summary: 'Prove my identity by a passkey response; valid for ten minutes in this session.',
  body: z.object({ ticket: z.string().max(100), response: WebAuthnJson }),
  output: Proved,
  refusals: ['passkey_refused', 'ticket_invalid', 'proof_not_accepted'],
})
