/** Earlier attempts on a password or a code that did not get in, within the running window. */
interface Failures {
  /** On this account, from anywhere. */
  readonly onAccount: number
  /** From this network or known device, on any account. */
  readonly fromSource: number
  /** From it on this account. */
  readonly onAccountFromSource: number
}

export const failureWindowSeconds = 15 * 60
const captchaAfter = { onAccount: 3, fromSource: 10 } as const
const waitAfter = 20

/**
 * What failures cost. Only the network or device that failed is ever made to wait, and only for the account it tried: whoever guesses
 * from elsewhere can give the owner a captcha to solve, never a closed door.
 */
export const judgeAttempt = (failures: Failures, isCaptchaAlwaysWanted: boolean): 'go' | 'captcha' | 'wait' => {
  if (failures.onAccountFromSource >= waitAfter) return 'wait'
  const isSuspicious = failures.onAccount >= captchaAfter.onAccount || failures.fromSource >= captchaAfter.fromSource
  return isSuspicious || isCaptchaAlwaysWanted ? 'captcha' : 'go'
}
