import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Ctx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { spendTicket } from '../tickets/ticket.service.ts'
import { findPasskey, noteUse } from './passkey.repository.ts'
import { challengeOf, relyingParty, userHandle } from './passkey.rules.ts'
import { accepted, readSigned } from './webauthn-answer.ts'

/** A challenge that was given for making a passkey lets nobody in. */
const spendLoginChallenge = async (ctx: Ctx, token: string) => {
  const ticket = await spendTicket(ctx, 'passkey', token)
  if (ticket.personId !== null) throw refuse('ticket_invalid')
  return { schoolId: ticket.schoolId, challenge: challengeOf(ticket) }
}

const isHandleOf = (personId: string, handle: string | undefined) =>
  handle === undefined || Buffer.from(handle, 'base64url').equals(userHandle(personId))

/** Tells whose passkey has answered a challenge, and whether the device made sure that its owner is there (a PIN, a finger, a face). */
export const provePasskey = async (ctx: Ctx, { ticket, response }: { ticket: string; response: Record<string, unknown> }) => {
  const signed = readSigned(response)
  const { schoolId, challenge: expectedChallenge } = await spendLoginChallenge(ctx, ticket)
  const passkey = await findPasskey(ctx.sql, schoolId, signed.id)
  if (!passkey || !isHandleOf(passkey.person_id, signed.response.userHandle)) throw refuse('passkey_refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.world.publicUrl)
  const credential = { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter }
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false }
  const { authenticationInfo } = await accepted(verifyAuthenticationResponse({ response: signed, ...expected, credential }))
  if (!(await noteUse(ctx.sql, passkey.id, authenticationInfo.newCounter, ctx.now()))) throw refuse('passkey_refused')
  return { schoolId, personId: passkey.person_id, isOwnerVerified: authenticationInfo.userVerified }
}
