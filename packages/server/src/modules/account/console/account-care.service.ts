import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import type { Holder } from '../../people/person/holder.service.ts'
import { removeLinksSinceLastProof } from '../links/links.service.ts'
import { deleteAllPasskeys } from '../passkeys/passkey.repository.ts'
import { notifyOwner } from '../password/notify-owner.service.ts'
import { findPassword, savePasswordHash } from '../password/password.repository.ts'
import { hashPassword } from '../password/password-hash.ts'
import { deleteTotp, hasFactor } from '../second-factor/second-factor.repository.ts'
import { listOpenSessions } from '../session/session.repository.ts'
import { sessionLife } from '../session/session.rules.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'
import { channelsChangedNews, disabledNews, enabledNews, factorResetNews, recoveredNews, resetNews } from './care-news.ts'
import { drawOneTimePassword, oneTimeSeconds, recoverySeconds } from './one-time-password.ts'

/** What an administrator may know of the ways into an account. */
export const readAccountState = async ({ sql, now }: Ctx, personId: string) => ({
  hasPassword: (await findPassword(sql, personId)) !== undefined,
  hasSecondFactor: await hasFactor(sql, personId),
  openSessions: (await listOpenSessions(sql, personId, later(now(), -sessionLife.idleSeconds), now())).length,
})

/** Ends everything that opens the account of somebody who was disabled. */
export const suspendAccount = (ctx: Ctx, holder: Holder) =>
  inTransaction(ctx, async (ctx) => {
    await endSessionsOf(ctx, { personId: holder.id }, 'disabled')
    await spendTicketsOf(ctx, holder.id)
    await notifyOwner(ctx, holder, disabledNews)
  })

export const restoreAccount = (ctx: Ctx, holder: Holder) => notifyOwner(ctx, holder, enabledNews)

/** A password that opens nothing but the choice of a new one. */
const giveOneTimePassword = async (ctx: Ctx, { id: personId, schoolId }: Holder, oneTimeUntil: Date): Promise<string> => {
  const password = drawOneTimePassword()
  await savePasswordHash(ctx.sql, { schoolId, personId, hash: await hashPassword(password), oneTimeUntil, now: ctx.now() })
  await removeLinksSinceLastProof(ctx, { schoolId, personId })
  return password
}

const removeFactors = async (ctx: Ctx, personId: string) => {
  await deleteTotp(ctx.sql, personId)
  await deleteAllPasskeys(ctx.sql, personId)
}

/** Every session ends, and whatever was begun without one. */
const endAccess = async (ctx: Ctx, personId: string) => {
  await endSessionsOf(ctx, { personId }, 'password_changed')
  await spendTicketsOf(ctx, personId)
}

export const resetPassword = (ctx: Ctx, holder: Holder): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const password = await giveOneTimePassword(ctx, holder, later(ctx.now(), oneTimeSeconds))
    await endAccess(ctx, holder.id)
    await notifyOwner(ctx, holder, resetNews)
    return password
  })

/** Takes away everything that serves as a second factor, for somebody who lost it. */
export const resetSecondFactor = (ctx: Ctx, holder: Holder) =>
  inTransaction(ctx, async (ctx) => {
    await removeFactors(ctx, holder.id)
    await endAccess(ctx, holder.id)
    await notifyOwner(ctx, holder, factorResetNews)
  })

/** Both at once, for somebody who lost every way in and whom nobody in the school can help. */
export const recoverAccount = (ctx: Ctx, holder: Holder) =>
  inTransaction(ctx, async (ctx) => {
    const until = later(ctx.now(), recoverySeconds)
    const password = await giveOneTimePassword(ctx, holder, until)
    await removeFactors(ctx, holder.id)
    await endAccess(ctx, holder.id)
    await notifyOwner(ctx, holder, recoveredNews)
    return { password, until }
  })

/** For somebody who has never logged in; the person who asked hands the password over. */
export const openAccount = async (ctx: Ctx, holder: Holder) => {
  const until = later(ctx.now(), oneTimeSeconds)
  return { password: await giveOneTimePassword(ctx, holder, until), until }
}

/** Notifies the owner at the previous phone or address. */
export const notifyChannelsChanged = (ctx: Ctx, before: Holder) => notifyOwner(ctx, before, channelsChangedNews)
