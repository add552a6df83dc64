import { z } from 'zod'

/** EdDSA, ES256 and RS256, by their numbers in COSE: what every device of today can do. */
export const supportedAlgorithmIDs = [-8, -7, -257]

export const maxPasskeys = 10
export const challengeSeconds = 300

/** Generous, because a whole campus may be behind one address. */
export const maxBegunPerMinute = 6000

/** For whom a passkey is made: it works on this host only, and only from pages of this origin. */
export const relyingParty = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** What the passkey remembers of its owner: an opaque id. */
export const userHandle = (personId: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(personId))

const Payload = z.object({ challenge: z.string() })

export const challengeOf = (ticket: { payload: unknown }) => Payload.parse(ticket.payload).challenge
