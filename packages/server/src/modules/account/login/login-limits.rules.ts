/** Earlier attempts on a password or a code that did not get in, within the running window. */
export interface Failures {
  /** On this account, from anywhere. */
  readonly onAccount: number
  /** From this network, on any account. */
  readonly fromNetwork: number
  /** From this network on this account. */
  readonly onAccountFromNetwork: number
}

export const failureWindowSeconds = 15 * 60
const captchaAfter = { onAccount: 3, fromNetwork: 10 } as const
const waitAfter = 20

/**
 * What failures cost. Only the network that failed is ever made to wait, and only for the account it tried: whoever guesses
 * from elsewhere can give the owner a captcha to solve, never a closed door.
 */
export const judgeAttempt = (failures: Failures, isCaptchaAlwaysWanted: boolean): 'go' | 'captcha' | 'wait' => {
  if (failures.onAccountFromNetwork >= waitAfter) return 'wait'
  const isSuspicious = failures.onAccount >= captchaAfter.onAccount || failures.fromNetwork >= captchaAfter.fromNetwork
  return isSuspicious || isCaptchaAlwaysWanted ? 'captcha' : 'go'
}
