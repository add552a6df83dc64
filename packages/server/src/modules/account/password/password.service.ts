import type { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countAttempt, takeBackAttempt } from '../../../platform/throttle.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder, type Holder } from '../../people/holder.service.ts'
import { readSettings } from '../../school/school-settings.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'
import { isCommonPassword } from './common-passwords.ts'
import { lockPasswordHash, savePasswordHash } from './password.repository.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'
import { tellPasswordChanged } from './password-letters.ts'

/** The rules that only the server knows; those of the contract have been checked at the door. */
export const requireGoodPassword = async (
  ctx: Ctx,
  schoolId: string,
  password: string,
  accounts: readonly (string | null | undefined)[],
) => {
  const { passwordMost } = await readSettings(ctx.sql, schoolId)
  if (password.length > passwordMost) throw refuse('password_too_long', { facts: { most: passwordMost } })
  if (accounts.some((account) => account?.toLowerCase() === password.toLowerCase())) throw refuse('password_is_account')
  if (isCommonPassword(password)) throw refuse('password_is_common')
}

/** Keeps the first password of a new account. */
export const keepFirstPassword = async (ctx: Ctx, who: { schoolId: string; personId: string }, password: string) =>
  savePasswordHash(ctx.sql, { ...who, hash: await hashPassword(password), now: ctx.now() })

/** Replaces a password for somebody who has proved to be the owner; every session but the one kept ends. */
export const replacePassword = (
  ctx: Ctx,
  { holder, password, keepSessionId }: { holder: Holder; password: string; keepSessionId?: string },
) =>
  inTransaction(ctx, async (ctx) => {
    const { id: personId, schoolId, number, phone, email } = holder
    await requireGoodPassword(ctx, schoolId, password, [number, phone, email])
    if (await matchesPassword(await lockPasswordHash(ctx.sql, personId), password)) throw refuse('password_is_old')
    await savePasswordHash(ctx.sql, { schoolId, personId, hash: await hashPassword(password), now: ctx.now() })
    await endSessionsOf(ctx, { personId, ...(keepSessionId ? { exceptId: keepSessionId } : {}) }, 'password_changed')
    await spendTicketsOf(ctx, personId)
    await record(ctx, { schoolId, actorId: personId, action: 'account.password_changed', subjectKind: 'person', subjectId: personId })
    await tellPasswordChanged(ctx, holder)
  })

const oldPasswordTries = { most: 10, windowSeconds: 900 } as const

export const changeOwn = async (ctx: CallerCtx, { oldPassword, password }: InputOf<typeof changeOwnPassword>) => {
  const { personId, sessionId } = ctx.caller
  // Counted for this session alone: who sits at a stolen session cannot keep the owner from changing the password elsewhere.
  const key = `old-password:${sessionId}`
  const { count, secondsLeft } = await countAttempt(ctx, key, oldPasswordTries.windowSeconds)
  if (count > oldPasswordTries.most) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  await inTransaction(ctx, async (ctx) => {
    const holder = await findHolder(ctx, personId)
    const isRight = await matchesPassword(await lockPasswordHash(ctx.sql, personId), oldPassword)
    if (!holder || !isRight) throw refuse('old_password_wrong')
    await replacePassword(ctx, { holder, password, keepSessionId: sessionId })
  })
  await takeBackAttempt(ctx, key)
  return null
}
