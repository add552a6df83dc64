import { usualBits } from '../captcha/captcha-work.rules.ts'

/** Earlier attempts on a password or a code that did not get in, within their running windows. */
export interface Failures {
  /** On this account, from anywhere, within a day. */
  readonly onAccount: number
  /** From this network or known device, on any account. */
  readonly fromSource: number
  /** From it on this account. */
  readonly onAccountFromSource: number
  /** Attempts from this network that got in. */
  readonly successesFromSource: number
}

export interface Verdict {
  readonly needs: 'nothing' | 'captcha' | 'wait'
  /** How many zero bits the work of the captcha must have; above the usual, a picture is not enough. */
  readonly workBits: number
  /** How long the account rests after this attempt, for everybody but its known devices. */
  readonly pauseSeconds: number
}

const maxWorkBits = 20

export const failureWindowSeconds = 15 * 60
export const accountWindowSeconds = 24 * 3600
const captchaAfter = { onAccount: 3, fromSource: 10 } as const
/** A campus behind one address mistypes all morning: each ten people who get in allow one failure more. */
const successesForAFailure = 10
const waitAfter = 20
const hardAfter = 10

/** The work doubles whenever the failures do. */
const workBitsAfter = (failures: number) =>
  failures < hardAfter ? usualBits : Math.min(maxWorkBits, usualBits + 1 + Math.floor(Math.log2(failures / hardAfter)))

/** From the most failures to the least. A minute is the longest: fewer than 1,500 guesses a day, however many networks they come from. */
const pauses = [
  [80, 60],
  [40, 30],
  [20, 15],
  [hardAfter, 5],
] as const
const pauseAfter = (failures: number) => pauses.find(([from]) => failures >= from)?.[1] ?? 0

/** What a device costs on which the account was open before: only what it failed itself. Guessing elsewhere cannot keep its owner out. */
const judgeKnownDevice = ({ onAccountFromSource }: Failures, isCaptchaAlwaysWanted: boolean): Verdict => {
  const isSuspicious = onAccountFromSource >= captchaAfter.onAccount || isCaptchaAlwaysWanted
  const needs = onAccountFromSource >= waitAfter ? 'wait' : isSuspicious ? 'captcha' : 'nothing'
  return { needs, workBits: usualBits, pauseSeconds: 0 }
}

/**
 * What failures cost. A network that fails on an account too often waits; failures from many networks make the work of a captcha and
 * the pause between attempts grow for that account, everywhere but on the devices its owner has used.
 */
export const judgeAttempt = (failures: Failures, isKnownDevice: boolean, isCaptchaAlwaysWanted: boolean): Verdict => {
  if (isKnownDevice) return judgeKnownDevice(failures, isCaptchaAlwaysWanted)
  const { onAccount, fromSource, onAccountFromSource, successesFromSource } = failures
  const allowedFromSource = captchaAfter.fromSource + Math.floor(successesFromSource / successesForAFailure)
  const isSuspicious = onAccount >= captchaAfter.onAccount || fromSource >= allowedFromSource
  const needs = onAccountFromSource >= waitAfter ? 'wait' : isSuspicious || isCaptchaAlwaysWanted ? 'captcha' : 'nothing'
  return { needs, workBits: workBitsAfter(onAccount), pauseSeconds: pauseAfter(onAccount) }
}
