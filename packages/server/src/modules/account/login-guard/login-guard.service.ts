import { randomUUID } from 'node:crypto'
import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { UserType } from '@campus/contract/roles.ts'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import {
  attemptsSoFar,
  countAttempt,
  countAttempts,
  forgetAttempts,
  readAttempts,
  takeBackAttempts,
} from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolderByAccount } from '../../people/person/holder.service.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { findClaimed } from './login.repository.ts'
import { accountWindowSeconds, failureWindowSeconds, judgeAttempt } from './login-limits.rules.ts'

export interface Attempt {
  readonly schoolId: string
  readonly userType: UserType
  /** What was typed, whether or not the account exists: counters must not reveal that. */
  readonly account: string
}

/** Whose account it is, and what an attempt on it is judged by. An unknown account takes the same steps. */
const claimOf = async (ctx: Ctx, attempt: Attempt) => {
  const holder = await findHolderByAccount(ctx, attempt)
  const { deviceId } = ctx.origin
  const found = await findClaimed(ctx.sql, { personId: holder?.id ?? randomUUID(), deviceId })
  const password = found && found.hash !== null ? { hash: found.hash, oneTimeUntil: found.one_time_until } : undefined
  return { holder, password, isKnownDevice: found?.has_used_device ?? false }
}

/**
 * Where an attempt comes from. A device on which this account was open before speaks for itself: a whole campus may share one
 * address, and an attacker there must not make the owner wait.
 */
const sourceOf = (ctx: Ctx, isKnownDevice: boolean) =>
  isKnownDevice ? `device:${sha256(ctx.origin.deviceId).toString('base64url')}` : networkOf(ctx)

const keysOf = (ctx: Ctx, { schoolId, userType, account }: Attempt, isKnownDevice: boolean) => {
  const whom = sha256([schoolId, userType, account.toLowerCase()].join('\0')).toString('base64url')
  const source = sourceOf(ctx, isKnownDevice)
  return {
    isKnownDevice,
    account: `login:account:${whom}`,
    source: `login:source:${source}`,
    pair: `login:pair:${whom}:${source}`,
    success: `login:success:${source}`,
    pause: `login:pause:${whom}`,
  }
}

type Keys = ReturnType<typeof keysOf>

/** What a known device fails stays its own: it makes nobody else's attempts harder, and its success does not help who guesses elsewhere. */
const countersOf = ({ pair, source, account, isKnownDevice }: Keys) => (isKnownDevice ? [pair, source] : [pair, source, account])

const countFailures = async (ctx: Ctx, keys: Keys) => {
  const windowSeconds = failureWindowSeconds
  const counted = await countAttempts(
    ctx,
    countersOf(keys).map((key) => ({ key, windowSeconds: key === keys.account ? accountWindowSeconds : windowSeconds })),
  )
  const before = (key: string) => (counted.get(key)?.count ?? 1) - 1
  const failures = { onAccountFromSource: before(keys.pair), onAccount: before(keys.account), fromSource: before(keys.source) }
  return { failures, pairSecondsLeft: counted.get(keys.pair)?.secondsLeft ?? windowSeconds }
}

const refuseFor = (seconds: number) => refuse('try_later', { facts: { seconds } })

/** Checked before the captcha, so that nobody works in vain, and taken after it, so that only callers with a captcha delay others. */
const takePause = async (ctx: Ctx, key: string, seconds: number) => {
  const { count, secondsLeft } = await countAttempt(ctx, key, seconds)
  if (count > 1) throw refuseFor(secondsLeft)
}

/**
 * Called before a password or code is tried. The attempt is counted before it is made, so that many at once cannot slip through
 * together; it is taken back where nothing was tried, and forgiven when it succeeded. Returns the account, loaded once.
 */
export const guardAttempt = async (ctx: Ctx, attempt: Attempt, proof: CaptchaProof | undefined, isCaptchaAlwaysWanted: boolean) => {
  const { holder, password, isKnownDevice } = await claimOf(ctx, attempt)
  const keys = keysOf(ctx, attempt, isKnownDevice)
  const { failures, pairSecondsLeft } = await countFailures(ctx, keys)
  try {
    const successesFromSource = failures.fromSource > 0 && !keys.isKnownDevice ? await attemptsSoFar(ctx, keys.success) : 0
    const verdict = judgeAttempt({ ...failures, successesFromSource }, keys.isKnownDevice, isCaptchaAlwaysWanted)
    const { needs, pauseSeconds, workBits } = verdict
    if (needs === 'wait') throw refuseFor(pairSecondsLeft)
    const pause = pauseSeconds > 0 ? await readAttempts(ctx, keys.pause) : undefined
    if (pause && pause.count > 0) throw refuseFor(pause.secondsLeft)
    if (needs === 'captcha') await requireCaptcha(ctx, proof, workBits)
    if (pauseSeconds > 0) await takePause(ctx, keys.pause, pauseSeconds)
  } catch (error) {
    await takeBackAttempts(ctx, countersOf(keys))
    throw error
  }
  return { holder, password, keys }
}

/** The owner is in: the account is theirs again. The source keeps what it failed on other accounts. */
export const forgiveAttempts = async (ctx: Ctx, keys: Keys) => {
  const forgotten = keys.isKnownDevice ? [keys.pair] : [keys.pair, keys.account, keys.pause]
  await forgetAttempts(ctx, forgotten, [keys.source])
  if (!keys.isKnownDevice) await countAttempt(ctx, keys.success, failureWindowSeconds)
}
