import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Holder } from '../../people/person/holder.service.ts'
import { type Attempt, forgiveAttempts, guardAttempt } from '../login-guard/login-guard.service.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'
import { renewPasswordHash } from '../password/password.repository.ts'
import { hashPassword, isStale, matchesPassword } from '../password/password-hash.ts'
import { recoveryLife } from '../tickets/recovery.rules.ts'
import { issueTicket } from '../tickets/ticket.service.ts'

const renewWhenStale = async (ctx: Ctx, personId: string, stored: string, password: string) => {
  if (isStale(stored)) await renewPasswordHash(ctx.sql, { personId, oldHash: stored, hash: await hashPassword(password) })
}

/** A password set by the school proves the identity, but is valid only for choosing a new one. */
const askForNewPassword = async (ctx: Ctx, { id: personId, schoolId }: Holder) => {
  const seconds = recoveryLife.provedSeconds
  const ticket = await issueTicket(ctx, { schoolId, personId, purpose: 'new_password', payload: { way: 'one_time' }, seconds })
  await recordLogin(ctx, { schoolId, personId, way: 'password', outcome: 'refused', reason: 'new_password_needed' })
  return refuse('new_password_needed', { facts: { ticket, expiresIn: seconds } })
}

/**
 * Returns the account if the password is right. An unknown account and a wrong password take the same steps and give the
 * same answer. Not to be called inside a transaction: failures must stay counted.
 */
export const provePassword = async (
  ctx: Ctx,
  {
    password,
    captcha,
    isCaptchaAlwaysWanted,
    ...attempt
  }: Attempt & {
    password: string
    captcha?: CaptchaProof | undefined
    isCaptchaAlwaysWanted: boolean
  },
): Promise<Holder> => {
  const { holder, password: stored, keys } = await guardAttempt(ctx, attempt, captcha, isCaptchaAlwaysWanted)
  const isRight = await matchesPassword(stored?.hash, password)
  const isOver = stored?.oneTimeUntil != null && stored.oneTimeUntil <= ctx.now()
  if (!holder || !stored || !isRight || isOver) {
    const { schoolId } = attempt
    const reason = !holder ? 'unknown_account' : isRight && isOver ? 'one_time_password_over' : 'wrong_password'
    await recordLogin(ctx, { schoolId, personId: holder?.id ?? null, way: 'password', outcome: 'refused', reason })
    throw refuse('wrong_login')
  }
  await forgiveAttempts(ctx, keys)
  if (stored.oneTimeUntil && holder.isActive) throw await askForNewPassword(ctx, holder)
  await renewWhenStale(ctx, holder.id, stored.hash, password)
  return holder
}
