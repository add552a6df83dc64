/** How long codes live and how many there may be. */
export const codeLife = { expiresIn: 600, resendAfter: 60, tries: 5 } as const

const day = 24 * 3600
export const codeLimits = {
  toTarget: { most: 10, windowSeconds: day },
  /** Wide, because a whole campus may share one address; each send costs a captcha by then. */
  fromNetwork: { most: 2000, windowSeconds: 3600 },
  wrongFromNetwork: { most: 1000, windowSeconds: 900 },
} as const

const captchaAfter = { toTarget: 2, fromNetwork: 5 } as const

/** A few codes are free; who wants more shows that somebody is there. */
export const wantsCaptcha = (sent: { toTarget: number; fromNetwork: number }, isCaptchaAlwaysWanted: boolean) =>
  isCaptchaAlwaysWanted || sent.toTarget >= captchaAfter.toTarget || sent.fromNetwork >= captchaAfter.fromNetwork
