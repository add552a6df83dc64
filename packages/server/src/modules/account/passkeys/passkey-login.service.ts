import type { beginPasskeyLogin, passkeyLogin } from '@campus/contract/account/passkeys.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { answer } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/context.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countAttempt } from '../../../platform/throttle.ts'
import { requireSchool } from '../../school/school.service.ts'
import { requireConsent } from '../login/consent.service.ts'
import { letIn } from '../login/entry.service.ts'
import { issueTicket, spendTicket } from '../tickets/ticket.service.ts'
import { findPasskey, noteUse } from './passkey.repository.ts'
import { challengeOf, challengeSeconds, mostBegunAMinute, relyingParty, userHandle } from './passkey.rules.ts'
import { accepted, readSigned } from './webauthn-answer.ts'

/** Names no credential: the device offers what it has for this host, so nobody learns who has a passkey. */
export const beginLogin = async (
  ctx: Ctx,
  { schoolId }: InputOf<typeof beginPasskeyLogin>,
): Promise<OutputOf<typeof beginPasskeyLogin>> => {
  await requireSchool(ctx, schoolId)
  const { count, secondsLeft } = await countAttempt(ctx, `passkey:${networkOf(ctx)}`, 60)
  if (count > mostBegunAMinute) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const { id: rpID } = relyingParty(ctx.world.publicUrl)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred', timeout: challengeSeconds * 1000 })
  const payload = { challenge: options.challenge }
  return { ticket: await issueTicket(ctx, { schoolId, purpose: 'passkey', payload, seconds: challengeSeconds }), options: { ...options } }
}

/** A challenge that was given for making a passkey lets nobody in. */
const spendLoginChallenge = async (ctx: Ctx, token: string) => {
  const ticket = await spendTicket(ctx, 'passkey', token)
  if (ticket.personId !== null) throw refuse('ticket_invalid')
  return { schoolId: ticket.schoolId, challenge: challengeOf(ticket) }
}

const isHandleOf = (personId: string, handle: string | undefined) =>
  handle === undefined || Buffer.from(handle, 'base64url').equals(userHandle(personId))

export const logIn = async (ctx: Ctx, input: InputOf<typeof passkeyLogin>) => {
  const signed = readSigned(input.response)
  const { schoolId, challenge: expectedChallenge } = await spendLoginChallenge(ctx, input.ticket)
  await requireConsent(ctx, schoolId, input.consent)
  const passkey = await findPasskey(ctx.sql, schoolId, signed.id)
  if (!passkey || !isHandleOf(passkey.person_id, signed.response.userHandle)) throw refuse('passkey_refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.world.publicUrl)
  const credential = { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter }
  const { authenticationInfo } = await accepted(
    verifyAuthenticationResponse({
      response: signed,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential,
      requireUserVerification: false,
    }),
  )
  if (!(await noteUse(ctx.sql, passkey.id, authenticationInfo.newCounter, ctx.now()))) throw refuse('passkey_refused')
  const { remember, consent } = input
  const { session, isFirstLogin } = await letIn(ctx, { schoolId, personId: passkey.person_id, way: 'passkey', remember, consent })
  return answer({ isFirstLogin }, { session })
}
