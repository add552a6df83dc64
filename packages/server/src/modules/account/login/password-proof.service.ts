import { randomUUID } from 'node:crypto'
import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolderByAccount, type Holder } from '../../people/holder.service.ts'
import { findPasswordHash, renewPasswordHash } from '../password/password.repository.ts'
import { hashPassword, isStale, matchesPassword } from '../password/password-hash.ts'
import { type Attempt, forgiveAttempts, guardAttempt } from './login-guard.service.ts'
import { notePassage } from './login-log.service.ts'

const renewWhenStale = async (ctx: Ctx, personId: string, stored: string, password: string) => {
  if (isStale(stored)) await renewPasswordHash(ctx.sql, { personId, oldHash: stored, hash: await hashPassword(password) })
}

/**
 * Tells whose account it is, if the password is theirs. An unknown account and a wrong password take the same steps and give the
 * same answer. Not to be asked inside a transaction: failures must stay counted.
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
  await guardAttempt(ctx, attempt, captcha, isCaptchaAlwaysWanted)
  const holder = await findHolderByAccount(ctx, attempt)
  const stored = await findPasswordHash(ctx.sql, holder?.id ?? randomUUID())
  const isRight = await matchesPassword(stored, password)
  if (!holder || !stored || !isRight) {
    const { schoolId } = attempt
    const reason = holder ? 'wrong_password' : 'unknown_account'
    await notePassage(ctx, { schoolId, personId: holder?.id ?? null, way: 'password', outcome: 'refused', reason })
    throw refuse('wrong_login')
  }
  await forgiveAttempts(ctx, attempt)
  await renewWhenStale(ctx, holder.id, stored, password)
  return holder
}
