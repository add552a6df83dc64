import { beginPasskey, beginPasskeyLogin, passkeyLogin, savePasskey } from '@campus/contract/account/passkeys.ts'
import { beginPasskeyProof, proveByPasskey } from '@campus/contract/account/proof.ts'
import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { send } from '../../../api/send.ts'

// The contract carries WebAuthn's own JSON unopened; the library knows its shape and checks it.
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type LoginOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

interface PasskeyLogin extends Pick<GivenTo<typeof passkeyLogin>, 'consent' | 'remember'> {
  readonly schoolId: string
}

/** Has a passkey of the device answer a challenge. */
export const showPasskey = async (schoolId: string) => {
  const { ticket, options } = await send(beginPasskeyLogin, { schoolId })
  const response = await startAuthentication({ optionsJSON: options as unknown as LoginOptions })
  return { ticket, response: { ...response } }
}

export const logInWithPasskey = async ({ schoolId, consent, remember }: PasskeyLogin): Promise<OutputOf<typeof passkeyLogin>> =>
  send(passkeyLogin, { ...(await showPasskey(schoolId)), consent, remember })

export const makePasskey = async (name: string): Promise<OutputOf<typeof savePasskey>> => {
  const { ticket, options } = await send(beginPasskey, {})
  const response = await startRegistration({ optionsJSON: options as unknown as RegistrationOptions })
  return send(savePasskey, { ticket, name, response: { ...response } })
}

/** Shows again, in a session that is open, that its owner is there. */
export const proveWithPasskey = async (): Promise<OutputOf<typeof proveByPasskey>> => {
  const { ticket, options } = await send(beginPasskeyProof, {})
  const response = await startAuthentication({ optionsJSON: options as unknown as LoginOptions })
  return send(proveByPasskey, { ticket, response: { ...response } })
}
