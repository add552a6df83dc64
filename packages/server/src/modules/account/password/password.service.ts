import type { PasswordChanged } from '@campus/contract/account/links.ts'
import type { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt, takeBackAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder, type Holder } from '../../people/person/holder.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { removeLinksSinceLastProof } from '../links/links.service.ts'
import { loginOf } from '../session/remember.repository.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'
import { isCommonPassword } from './common-passwords.ts'
import { lockPasswordHash, savePasswordHash } from './password.repository.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'
import { notifyPasswordChanged } from './password-messages.ts'

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

/** A password that is kept for an account which opens later. */
export const hashChosen = (password: string) => hashPassword(password)

/** Keeps the first password of a new account whose password was hashed when it was chosen. */
export const keepFirstHash = (ctx: Ctx, who: { schoolId: string; personId: string }, hash: string) =>
  savePasswordHash(ctx.sql, { ...who, hash, now: ctx.now() })

export const keepFirstPassword = async (ctx: Ctx, who: { schoolId: string; personId: string }, password: string) =>
  keepFirstHash(ctx, who, await hashPassword(password))

/** Replaces a password for somebody who has proved to be the owner; every session but the one kept ends, and links since the last proof go. */
export const replacePassword = (
  ctx: Ctx,
  { holder, password, keepSessionId }: { holder: Holder; password: string; keepSessionId?: string },
): Promise<PasswordChanged> =>
  inTransaction(ctx, async (ctx) => {
    const { id: personId, schoolId, number, phone, email } = holder
    await requireGoodPassword(ctx, schoolId, password, [number, phone, email])
    if (await matchesPassword(await lockPasswordHash(ctx.sql, personId), password)) throw refuse('password_is_old')
    await savePasswordHash(ctx.sql, { schoolId, personId, hash: await hashPassword(password), now: ctx.now() })
    await endSessionsOf(ctx, { personId, ...(keepSessionId ? { exceptId: keepSessionId } : {}) }, 'password_changed')
    await spendTicketsOf(ctx, personId)
    const links = await removeLinksSinceLastProof(ctx, { schoolId, personId })
    await record(ctx, { schoolId, actorId: personId, action: 'account.password_changed', subjectKind: 'person', subjectId: personId })
    await notifyPasswordChanged(ctx, holder)
    return links
  })

const passwordTries = { most: 10, windowSeconds: 900 } as const

/**
 * Counts a try of the own password; gives what takes it back when it was right. Counted for this login alone: who sits at a stolen
 * session cannot keep the owner from changing the password elsewhere, and gets no new tries by renewing the session.
 */
export const limitPasswordTries = async (ctx: CallerCtx): Promise<() => Promise<unknown>> => {
  const key = `own-password:${await loginOf(ctx.sql, ctx.caller.sessionId)}`
  const { count, secondsLeft } = await countAttempt(ctx, key, passwordTries.windowSeconds)
  if (count > passwordTries.most) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  return () => takeBackAttempt(ctx, key)
}

export const changeOwn = async (ctx: CallerCtx, { oldPassword, password }: InputOf<typeof changeOwnPassword>) => {
  const { personId, sessionId } = ctx.caller
  const forgive = await limitPasswordTries(ctx)
  const links = await inTransaction(ctx, async (ctx) => {
    const holder = await findHolder(ctx, personId)
    const isRight = await matchesPassword(await lockPasswordHash(ctx.sql, personId), oldPassword)
    if (!holder || !isRight) throw refuse('old_password_wrong')
    return replacePassword(ctx, { holder, password, keepSessionId: sessionId })
  })
  await forgive()
  return links
}
