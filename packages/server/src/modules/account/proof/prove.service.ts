import type { proveByCode, proveByPassword, sendProofCode } from '@campus/contract/account/proof.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { sendCode, spendCode } from '../codes/code.service.ts'
import { requireCaptchaToSend } from '../codes/code-limits.service.ts'
import { findPassword } from '../password/password.repository.ts'
import { limitPasswordTries } from '../password/password.service.ts'
import { matchesPassword } from '../password/password-hash.ts'
import { findWays } from './proof.repository.ts'
import { proveCaller } from './proof.service.ts'

/** A password that the school gave for one use proves nothing here: it opens the choice of a new one alone. */
export const byPassword = async (ctx: CallerCtx, { password }: InputOf<typeof proveByPassword>) => {
  const forgive = await limitPasswordTries(ctx)
  const stored = await findPassword(ctx.sql, ctx.caller.personId)
  const isRight = await matchesPassword(stored?.hash, password)
  if (!isRight || stored?.one_time_until) throw refuse('old_password_wrong')
  await forgive()
  return inTransaction(ctx, (ctx) => proveCaller(ctx, { kind: 'password' }))
}

type Channel = InputOf<typeof sendProofCode>['channel']

const addressOf = async (ctx: CallerCtx, channel: Channel) => {
  const target = (await findWays(ctx.sql, ctx.caller.sessionId))?.[channel]
  if (!target) throw refuse('proof_not_accepted')
  return { schoolId: ctx.caller.schoolId, purpose: 'prove', channel, target } as const
}

export const sendToOwn = async (ctx: CallerCtx, { channel, captcha }: InputOf<typeof sendProofCode>) => {
  const address = await addressOf(ctx, channel)
  const { isCaptchaAlwaysWanted } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const holder = await findHolder(ctx, ctx.caller.personId)
  const recipient = { to: address.target, personId: ctx.caller.personId, language: holder?.language ?? ctx.language }
  await requireCaptchaToSend(ctx, address, recipient, captcha, isCaptchaAlwaysWanted)
  return sendCode(ctx, address, recipient)
}

export const byCode = async (ctx: CallerCtx, { channel, code }: InputOf<typeof proveByCode>) => {
  await spendCode(ctx, { ...(await addressOf(ctx, channel)), code })
  return inTransaction(ctx, (ctx) => proveCaller(ctx, { kind: channel }))
}
