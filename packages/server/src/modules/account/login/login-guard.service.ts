import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { UserType } from '@campus/contract/roles.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../../platform/throttle.ts'
import { findHolderByAccount } from '../../people/holder.service.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { hasUsedDevice } from '../session/session.repository.ts'
import { failureWindowSeconds, judgeAttempt } from './login-limits.rules.ts'

export interface Attempt {
  readonly schoolId: string
  readonly userType: UserType
  /** What was typed, whether or not anybody is called so: counters must not tell who exists. */
  readonly account: string
}

/**
 * Where an attempt comes from. A device on which this account was open before speaks for itself: a whole campus may share one
 * address, and whoever guesses there must not make the owner wait.
 */
const sourceOf = async (ctx: Ctx, attempt: Attempt) => {
  const { deviceId } = ctx.origin
  const holder = deviceId ? await findHolderByAccount(ctx, attempt) : undefined
  const isKnown = holder && (await hasUsedDevice(ctx.sql, { personId: holder.id, deviceId }))
  return isKnown ? `device:${sha256(deviceId).toString('base64url')}` : networkOf(ctx)
}

const keysOf = async (ctx: Ctx, attempt: Attempt) => {
  const { schoolId, userType, account } = attempt
  const whom = sha256([schoolId, userType, account.toLowerCase()].join('\0')).toString('base64url')
  const source = await sourceOf(ctx, attempt)
  return { account: `login:account:${whom}`, source: `login:source:${source}`, pair: `login:pair:${whom}:${source}` }
}

/**
 * Asked before a password or code is tried. The attempt is counted before it is made, so that many at once cannot slip through
 * together; it is taken back where nothing was tried, and forgiven when it succeeded.
 */
export const guardAttempt = async (ctx: Ctx, attempt: Attempt, proof: CaptchaProof | undefined, isCaptchaAlwaysWanted: boolean) => {
  const keys = await keysOf(ctx, attempt)
  const pair = await countAttempt(ctx, keys.pair, failureWindowSeconds)
  const account = await countAttempt(ctx, keys.account, failureWindowSeconds)
  const source = await countAttempt(ctx, keys.source, failureWindowSeconds)
  const failures = { onAccountFromSource: pair.count - 1, onAccount: account.count - 1, fromSource: source.count - 1 }
  const verdict = judgeAttempt(failures, isCaptchaAlwaysWanted)
  try {
    if (verdict === 'wait') throw refuse('try_later', { facts: { seconds: pair.secondsLeft } })
    if (verdict === 'captcha') await requireCaptcha(ctx, proof)
  } catch (error) {
    for (const key of Object.values(keys)) await takeBackAttempt(ctx, key)
    throw error
  }
}

/** The owner is in: the account is theirs again. The source keeps what it failed on other accounts. */
export const forgiveAttempts = async (ctx: Ctx, attempt: Attempt) => {
  const keys = await keysOf(ctx, attempt)
  await forgetAttempts(ctx, keys.pair)
  await forgetAttempts(ctx, keys.account)
  await takeBackAttempt(ctx, keys.source)
}
