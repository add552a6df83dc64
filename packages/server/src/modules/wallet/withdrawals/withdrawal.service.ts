import { randomInt } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { cancelWithdrawal, withdraw, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { z } from 'zod'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { afterWorkingDays } from '../../../platform/time/working-days.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { reportChangeTo } from '../../account/changes/report-change.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { isInMessagingApp, openIdOf } from './open-id.service.ts'
import * as repository from './withdrawal.repository.ts'
import { payOutAt, withdrawalNumber, withdrawalNumbersADay } from './withdrawal.rules.ts'
import { returnBeans, takeBeans } from './withdrawal-beans.service.ts'
import { present } from './withdrawal-view.ts'

/** To whom an open id is sealed in the table. */
export const openIdPurpose = 'withdrawal.open_id'

/** Who pays out here; nobody where the school does not want it. */
export const payOutProvider = async (ctx: Ctx, schoolId: string) => {
  const { hasWithdrawals } = await readSettings(ctx.sql, schoolId)
  return hasWithdrawals ? (['wechat', 'cashier'] as const).find((name) => ctx.services.pay[name]?.payOut) : undefined
}

export const takeOut = (ctx: CallerCtx, { amount }: InputOf<typeof withdraw>): Promise<OutputOf<typeof withdraw>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const provider = await payOutProvider(ctx, schoolId)
    if (!provider) throw refuse('withdrawal_closed')
    if (!isInMessagingApp(ctx.origin)) throw refuse('only_in_messaging_app')
    const openId = await openIdOf(ctx, personId)
    if (openId === undefined) throw refuse('open_id_unbound')
    const now = ctx.now()
    const settings = await readSettings(ctx.sql, schoolId)
    const row = await repository.insertWithdrawal(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      number: withdrawalNumber(dayIn(settings.timeZone, now), randomInt(withdrawalNumbersADay)),
      amount,
      open_id_encrypted: ctx.services.secretBox.encrypt(openId, openIdPurpose),
      provider,
      pay_out_at: payOutAt(now),
      due_at: afterWorkingDays(now, 1, settings),
      created_at: now,
    })
    await takeBeans(ctx, row)
    await reportChangeTo(ctx, personId, { kind: 'withdrawal', shown: { number: row.number, amount }, undo: { id: row.id } })
    return present(row, ctx.language)
  })

export const listMine = async (ctx: CallerCtx, { state, ...page }: InputOf<typeof withdrawals>): Promise<OutputOf<typeof withdrawals>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, state, page)
  return { rows: rows.map((row) => present(row, ctx.language)), total: await repository.countOwn(ctx.sql, personId, state) }
}

const cancelWaiting = async (ctx: Ctx, id: string): Promise<boolean> => {
  const ended = await repository.endWithdrawal(ctx.sql, id, { from: ['waiting'], state: 'cancelled', now: ctx.now() })
  if (ended) await returnBeans(ctx, ended)
  return ended !== undefined
}

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelWithdrawal>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await repository.findWithdrawal(ctx.sql, id, ctx.caller.schoolId)
    if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
    if (!(await cancelWaiting(ctx, id))) throw refuse('already_decided')
    return null
  })

const Undo = z.object({ id: z.uuid() })

/** For an owner who did not ask for it: possible until it is with the provider. */
export const undoWithdrawal = (ctx: Ctx, { undo }: { readonly undo: unknown }): Promise<boolean> => cancelWaiting(ctx, Undo.parse(undo).id)
