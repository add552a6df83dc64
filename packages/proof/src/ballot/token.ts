import { blind, drawBytes, isSigned, prepare, randomizerBytes, unblind } from '../blind/blind-signature.ts'
import { fromBase64Url, toBase64Url } from '../encoding/base64.ts'

const serialBytes = 32

/** What a device keeps from asking for a token until it has it; all bytes are base64url. */
export interface StartedToken {
  readonly serial: string
  readonly randomizer: string
  readonly blinded: string
  readonly back: string
}

/** What a ballot shows: a serial that nobody has seen, and that the key of the section signed. */
export interface Token {
  readonly serial: string
  readonly randomizer: string
  readonly signature: string
}

export const drawSalt = (): string => toBase64Url(drawBytes(32))

const preparedOf = ({ serial, randomizer }: Pick<Token, 'serial' | 'randomizer'>) =>
  prepare(fromBase64Url(randomizer), fromBase64Url(serial))

export const startToken = async (publicKey: string): Promise<StartedToken> => {
  const [serial, randomizer] = [toBase64Url(drawBytes(serialBytes)), toBase64Url(drawBytes(randomizerBytes))]
  const { blinded, back } = await blind(fromBase64Url(publicKey), preparedOf({ serial, randomizer }))
  return { serial, randomizer, blinded: toBase64Url(blinded), back: toBase64Url(back) }
}

/** Undefined where the answer was not made with this key. */
export const finishToken = async (publicKey: string, started: StartedToken, blindSignature: string): Promise<Token | undefined> => {
  const { serial, randomizer, back } = started
  const signature = await unblind(fromBase64Url(publicKey), preparedOf(started), fromBase64Url(blindSignature), fromBase64Url(back))
  return signature && { serial, randomizer, signature: toBase64Url(signature) }
}

export const isValidToken = (publicKey: string, token: Token): Promise<boolean> =>
  isSigned(fromBase64Url(publicKey), preparedOf(token), fromBase64Url(token.signature))
