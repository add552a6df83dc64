import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPasskey, noteUse } from './passkey.repository.ts'
import { relyingParty, userHandle } from './passkey.rules.ts'
import { accepted } from './webauthn-answer.ts'

const isHandleOf = (personId: string, handle: string | undefined) =>
  handle === undefined || Buffer.from(handle, 'base64url').equals(userHandle(personId))

/** Which passkey of the school signed this challenge; refuses any other answer, and a counter that went back. */
export const checkPasskey = async (
  ctx: Ctx,
  { schoolId, signed, challenge }: { schoolId: string; signed: AuthenticationResponseJSON; challenge: string },
) => {
  const passkey = await findPasskey(ctx.sql, schoolId, signed.id)
  if (!passkey || !isHandleOf(passkey.person_id, signed.response.userHandle)) throw refuse('passkey_refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.services.publicUrl)
  const credential = { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter }
  const { authenticationInfo } = await accepted(
    verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential,
      requireUserVerification: false,
    }),
  )
  if (!(await noteUse(ctx.sql, passkey.id, authenticationInfo.newCounter, ctx.now()))) throw refuse('passkey_refused')
  return { personId: passkey.person_id, passkeyId: passkey.id, isOwnerVerified: authenticationInfo.userVerified }
}
