import type { beginPasskeyLogin, passkeyLogin } from '@campus/contract/account/passkeys.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Ctx } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { requireConsent } from '../consent/consent.service.ts'
import { startSession } from '../login/entry.service.ts'
import { issueTicket } from '../tickets/ticket.service.ts'
import { challengeSeconds, maxBegunPerMinute, relyingParty } from './passkey.rules.ts'
import { provePasskey } from './passkey-proof.service.ts'

/** Names no credential: the device offers what it has for this host, so nobody learns who has a passkey. */
export const beginLogin = async (
  ctx: Ctx,
  { schoolId }: InputOf<typeof beginPasskeyLogin>,
): Promise<OutputOf<typeof beginPasskeyLogin>> => {
  await requireSchool(ctx, schoolId)
  const { count, secondsLeft } = await countAttempt(ctx, `passkey:${networkOf(ctx)}`, 60)
  if (count > maxBegunPerMinute) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const { id: rpID } = relyingParty(ctx.services.publicUrl)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred', timeout: challengeSeconds * 1000 })
  const payload = { challenge: options.challenge }
  return { ticket: await issueTicket(ctx, { schoolId, purpose: 'passkey', payload, seconds: challengeSeconds }), options: { ...options } }
}

/** A passkey is what somebody has; where the device asked for a PIN, a finger or a face, it is both factors at once. */
export const logIn = async (ctx: Ctx, { ticket, response, remember, consent }: InputOf<typeof passkeyLogin>) => {
  const { schoolId, personId, passkeyId, isOwnerVerified } = await provePasskey(ctx, { ticket, response })
  await requireConsent(ctx, schoolId, consent)
  const secondFactor = isOwnerVerified ? 'passkey' : undefined
  const { session, isFirstLogin } = await startSession(ctx, {
    schoolId,
    personId,
    way: 'passkey',
    passkeyId,
    remember,
    consent,
    secondFactor,
  })
  return answer({ isFirstLogin }, { session })
}
