/** How long codes live and how many tries they have: so many from the device that asked, and so many from everywhere else together. */
export const codeLife = { expiresIn: 600, resendAfter: 60, tries: 5 } as const

const day = 24 * 3600
export const codeLimits = {
  /** Of one asker to one recipient. */
  byAsker: { max: 10, windowSeconds: day },
  /** Of all askers to one recipient: what a phone can be made to receive. A device its owner has used before is not held up by it. */
  toRecipient: { max: 30, windowSeconds: day },
  /** Wide, because a whole campus may share one address at eight in the morning; each code costs a captcha by then. */
  fromNetwork: { max: 25_000, windowSeconds: 3600 },
  /** Registration writes to any number that is typed, so its limits are lower. */
  toAnybodyFromNetwork: { max: 2000, windowSeconds: 3600 },
  wrongFromNetwork: { max: 2000, windowSeconds: 900 },
} as const

const captchaAfter = { toRecipient: 2, fromNetwork: 5 } as const

/** A few codes are free; who wants more shows that somebody is there. */
export const wantsCaptcha = (sent: { toRecipient: number; fromNetwork: number }, isCaptchaAlwaysWanted: boolean) =>
  isCaptchaAlwaysWanted || sent.toRecipient >= captchaAfter.toRecipient || sent.fromNetwork >= captchaAfter.fromNetwork
