import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { spendTicket } from '../tickets/ticket.service.ts'
import { challengeOf } from './passkey.rules.ts'
import { checkPasskey } from './passkey-check.service.ts'
import { readSigned } from './webauthn-answer.ts'

/** A challenge that was given for making a passkey lets nobody in. */
const spendLoginChallenge = async (ctx: Ctx, token: string) => {
  const ticket = await spendTicket(ctx, 'passkey', token)
  if (ticket.personId !== null) throw refuse('ticket_invalid')
  return { schoolId: ticket.schoolId, challenge: challengeOf(ticket) }
}

/** Returns the owner of the passkey that answered a challenge, and whether the device verified its user (a PIN, a finger, a face). */
export const provePasskey = async (ctx: Ctx, { ticket, response }: { ticket: string; response: Record<string, unknown> }) => {
  const signed = readSigned(response)
  const { schoolId, challenge } = await spendLoginChallenge(ctx, ticket)
  const { personId, passkeyId, isOwnerVerified } = await checkPasskey(ctx, { schoolId, signed, challenge })
  return { schoolId, personId, passkeyId, isOwnerVerified }
}
