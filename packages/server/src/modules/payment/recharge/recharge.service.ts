import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { Payment } from '@campus/contract/payment/payments.ts'
import type { recharge, recharges } from '@campus/contract/payment/recharge.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { preparePayment } from '../payments/payment.service.ts'
import { listAllOf } from '../record/payment.repository.ts'
import { presentPayment } from '../record/payment-view.ts'
import { countOpen, countRecharges, listRecharges, lockPayer, newId } from './recharge.repository.ts'

const maxOpen = 5
const fenOfBean = 100

const whatFor = (beans: number): Phrase => [`充值 ${beans} 打印豆`, `${beans} print beans`, `儲值 ${beans} 列印豆`]

export const begin = (ctx: CallerCtx, { beans, provider }: InputOf<typeof recharge>): Promise<Payment> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    await lockPayer(ctx.sql, personId)
    if ((await countOpen(ctx.sql, personId, ctx.now())) >= maxOpen) throw refuse('too_many_open')
    const { payMinutes } = await readSettings(ctx.sql, schoolId)
    return preparePayment(ctx, {
      purpose: 'topup',
      subjectId: (await newId(ctx.sql)).id,
      provider,
      amount: beans * fenOfBean,
      description: say(whatFor(beans), ctx.language),
      expiresAt: later(ctx.now(), payMinutes * 60),
    })
  })

export const listMine = async (ctx: CallerCtx, { state, ...page }: InputOf<typeof recharges>): Promise<OutputOf<typeof recharges>> => {
  const { personId } = ctx.caller
  const rows = await listRecharges(ctx.sql, personId, state, page)
  return {
    rows: rows.map((row) => {
      const { id, number, amount, refunded, provider, state, createdAt, paidAt } = presentPayment(row)
      return { id, number, amount, refunded, provider, state, createdAt, paidAt }
    }),
    total: await countRecharges(ctx.sql, personId, state),
  }
}

/** What the school holds about a person's payments, for their own copy. */
export const exportPayments = (ctx: Ctx, personId: string) => listAllOf(ctx.sql, personId)
