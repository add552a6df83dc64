import { readDer } from '../asn1/der.ts'
import { readTimeStamp } from '../verify/cms/time-stamp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Somebody who says when something existed, and what proves it later. */
export interface TimestampAuthority {
  /** The DER of a TimeStampToken over a SHA-256 digest. Its time is the authority's own; only one inside a demo takes that of its caller. */
  readonly stamp: (digest: Bytes, now: Date) => Promise<Uint8Array>
  /** The roots from which its tokens come, DER in base64. */
  readonly roots: () => Promise<readonly string[]>
  /** The certificates and revocation lists with which a token can be checked long after, DER. */
  readonly evidenceFor: (token: Bytes) => Promise<{ readonly certificates: readonly Bytes[]; readonly revocationLists: readonly Bytes[] }>
}

/** A token that a verifier would not take must never be issued. */
export const stampBytes = async (timestamps: TimestampAuthority, bytes: Bytes, now: Date): Promise<Bytes> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const token = new Uint8Array(await timestamps.stamp(digest, now))
  if (!(await readTimeStamp(readDer(token), bytes, await timestamps.roots()))) throw new Error('the time-stamp does not prove itself')
  return token
}

/** Tokens of one authority differ by a few bytes: numbers and signatures have leading zeros, or not. */
const spread = 24
const firstRoom = 4096

const learned = new WeakMap<TimestampAuthority, number>()

/** The room that a token of this authority takes, as far as is known. */
export const roomForToken = (timestamps: TimestampAuthority): number => learned.get(timestamps) ?? firstRoom

/** Whether the room that was kept fits a token; if not, it is known the next time. */
export const fitsRoom = (timestamps: TimestampAuthority, token: Bytes, room: number): boolean => {
  const isFitting = token.length <= room && room - token.length <= 2 * spread
  if (!isFitting) learned.set(timestamps, token.length + spread)
  return isFitting
}
