import { beginPasskey, beginPasskeyLogin, passkeyLogin, savePasskey } from '@campus/contract/account/passkeys.ts'
import { asker } from './ask.ts'
import { agreed } from './logging-in.ts'
import { openAuthenticator } from './software-authenticator.ts'

type Campus = { readonly url: string }

/** Adds a passkey to the account of a session, if that is allowed, and gives the device that has it. */
export const addPasskey = async ({ url }: Campus, token: string, name = 'phone') => {
  const ask = asker(url)
  const device = openAuthenticator(new URL(url).hostname)
  const { data, error } = await ask(beginPasskey, {}, { token })
  if (error) return { device, error }
  const { challenge, user } = data.options as unknown as { challenge: string; user: { id: string } }
  const response = device.make({ origin: url, challenge, userId: user.id })
  return { device, error: (await ask(savePasskey, { ticket: data.ticket, name, response }, { token })).error }
}

export const logInByPasskey = async ({ url }: Campus, schoolId: string, device: ReturnType<typeof openAuthenticator>) => {
  const ask = asker(url)
  const { data } = await ask(beginPasskeyLogin, { schoolId })
  const response = device.show({ origin: url, challenge: String(data.options['challenge']) })
  return ask(passkeyLogin, { ticket: data.ticket, response, consent: agreed })
}
