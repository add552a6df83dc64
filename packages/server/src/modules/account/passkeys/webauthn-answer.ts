import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { refuse } from '../../../platform/refuse.ts'

const Text = z.string().min(1).max(20_000)
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const answer = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: z.string().min(1).max(1400),
    rawId: z.string().min(1).max(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.object({ clientDataJSON: Text, ...response }),
  })

const Made = answer({ attestationObject: Text, transports: z.array(Transport).catch([]).default([]) })
const Signed = answer({ authenticatorData: Text, signature: Text, userHandle: z.string().max(200).optional() })

const read = <Schema extends z.ZodType>(schema: Schema, given: Record<string, unknown>): z.output<Schema> => {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw refuse('passkey_refused')
  return parsed.data
}

/** What a device answers when it has made a passkey. */
export const readMade = (given: Record<string, unknown>): RegistrationResponseJSON & z.output<typeof Made> => read(Made, given)

/** What a device answers when somebody shows a passkey. */
export const readSigned = (given: Record<string, unknown>): AuthenticationResponseJSON => {
  const { response, ...rest } = read(Signed, given)
  const { userHandle, ...signed } = response
  return { ...rest, response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) } }
}

/** The library says no by throwing; whatever it dislikes, the passkey is not accepted. */
export const accepted = async <Verdict extends { verified: boolean }>(verifying: Promise<Verdict>): Promise<Verdict> => {
  const verdict = await verifying.catch(() => undefined)
  if (!verdict?.verified) throw refuse('passkey_refused')
  return verdict
}
