import { toBase64Url } from '../encoding/base64.ts'

const sha256 = async (...lines: readonly string[]) =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))))

/** What stands for the answers in the public list: who cast them knows the salt and finds them, nobody else learns anything. */
export const hashAnswers = (salt: string, answers: readonly (number | null)[]): Promise<string> =>
  sha256('ballot', salt, answers.map((answer) => answer ?? '-').join(' '))

/** A text has a hash of its own, so that nothing joins it to the answers beside which it was written. */
export const hashText = (salt: string, text: string): Promise<string> => sha256('ballot text', salt, text)

/** One value for all keys of a campaign: who sees the same value was given the same keys. */
export const hashKeys = (keys: readonly { readonly id: string; readonly publicKey: string }[]): Promise<string> =>
  sha256('keys', ...keys.map(({ id, publicKey }) => `${id} ${publicKey}`).toSorted())

interface Listed {
  readonly id: string
  readonly serial: string
  readonly hash: string
}

/** One value for all ballots of a campaign; `id` names the section of each. */
export const hashBallots = (ballots: readonly Listed[]): Promise<string> =>
  sha256('ballots', ...ballots.map(({ id, serial, hash }) => `${id} ${serial} ${hash}`).toSorted())
