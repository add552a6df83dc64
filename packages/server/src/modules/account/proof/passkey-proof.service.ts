import type { beginPasskeyProof, proveByPasskey } from '@campus/contract/account/proof.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { z } from 'zod'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listPasskeys } from '../passkeys/passkey.repository.ts'
import { challengeOf, challengeSeconds, relyingParty } from '../passkeys/passkey.rules.ts'
import { checkPasskey } from '../passkeys/passkey-check.service.ts'
import { readSigned } from '../passkeys/webauthn-answer.ts'
import { issueTicket, spendTicket } from '../tickets/ticket.service.ts'
import { proveCaller } from './proof.service.ts'

const Payload = z.object({ provesIn: z.uuid() })

export const begin = async (ctx: CallerCtx): Promise<OutputOf<typeof beginPasskeyProof>> => {
  const { personId, schoolId, sessionId } = ctx.caller
  const known = await listPasskeys(ctx.sql, personId)
  if (known.length === 0) throw refuse('proof_not_accepted')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.services.publicUrl).id,
    userVerification: 'preferred',
    timeout: challengeSeconds * 1000,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: transports as never })),
  })
  const payload = { challenge: options.challenge, provesIn: sessionId }
  const ticket = await issueTicket(ctx, { schoolId, personId, purpose: 'passkey', payload, seconds: challengeSeconds })
  return { ticket, options: { ...options } }
}

/** A challenge counts in the session it was given to, and is gone whatever comes of it. */
const spendChallenge = async (ctx: CallerCtx, token: string) => {
  const ticket = await spendTicket(ctx, 'passkey', token)
  if (Payload.safeParse(ticket.payload).data?.provesIn !== ctx.caller.sessionId) throw refuse('ticket_invalid')
  return challengeOf(ticket)
}

export const byPasskey = async (ctx: CallerCtx, { ticket, response }: InputOf<typeof proveByPasskey>) => {
  const signed = readSigned(response)
  const challenge = await spendChallenge(ctx, ticket)
  const { schoolId, personId } = ctx.caller
  const passkey = await checkPasskey(ctx, { schoolId, signed, challenge })
  if (passkey.personId !== personId) throw refuse('passkey_refused')
  return inTransaction(ctx, (ctx) => proveCaller(ctx, { kind: 'passkey', passkeyId: passkey.passkeyId }))
}
