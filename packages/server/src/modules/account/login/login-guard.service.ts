import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { UserType } from '@campus/contract/roles.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../../platform/throttle.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { networkOf } from '../session/network.ts'
import { failureWindowSeconds, judgeAttempt } from './login-limits.rules.ts'

export interface Attempt {
  readonly schoolId: string
  readonly userType: UserType
  /** What was typed, whether or not anybody is called so: counters must not tell who exists. */
  readonly account: string
}

const keysOf = (ctx: Ctx, { schoolId, userType, account }: Attempt) => {
  const whom = sha256([schoolId, userType, account.toLowerCase()].join('\0')).toString('base64url')
  const network = networkOf(ctx)
  return { account: `login:account:${whom}`, network: `login:network:${network}`, pair: `login:pair:${whom}:${network}` }
}

/**
 * Asked before a password or code is tried. The attempt is counted before it is made, so that many at once cannot slip through
 * together; it is taken back where nothing was tried, and forgiven when it succeeded.
 */
export const guardAttempt = async (ctx: Ctx, attempt: Attempt, proof: CaptchaProof | undefined, isCaptchaAlwaysWanted: boolean) => {
  const keys = keysOf(ctx, attempt)
  const pair = await countAttempt(ctx, keys.pair, failureWindowSeconds)
  const account = await countAttempt(ctx, keys.account, failureWindowSeconds)
  const network = await countAttempt(ctx, keys.network, failureWindowSeconds)
  const failures = { onAccountFromNetwork: pair.count - 1, onAccount: account.count - 1, fromNetwork: network.count - 1 }
  const verdict = judgeAttempt(failures, isCaptchaAlwaysWanted)
  try {
    if (verdict === 'wait') throw refuse('try_later', { facts: { seconds: pair.secondsLeft } })
    if (verdict === 'captcha') await requireCaptcha(ctx, proof)
  } catch (error) {
    for (const key of Object.values(keys)) await takeBackAttempt(ctx, key)
    throw error
  }
}

/** The owner is in: the account is theirs again. The network keeps what it failed on other accounts. */
export const forgiveAttempts = async (ctx: Ctx, attempt: Attempt) => {
  const keys = keysOf(ctx, attempt)
  await forgetAttempts(ctx, keys.pair)
  await forgetAttempts(ctx, keys.account)
  await takeBackAttempt(ctx, keys.network)
}
