import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import { documentById } from '@campus/server/modules/documents/issued/issued.service.ts'
import { applyProviderUpdate } from '@campus/server/modules/payment/provider-sync/provider-update.service.ts'
import { begin } from '@campus/server/modules/payment/recharge/recharge.service.ts'
import { noteOutcome, recordStateOf } from '@campus/server/modules/verification/note-outcome.service.ts'
import { judgeDigest, judgeRecord } from '@campus/server/modules/verification/outcome.rules.ts'
import { endWithdrawal, insertWithdrawal } from '@campus/server/modules/wallet/withdrawals/withdrawal.repository.ts'
import { withdrawalNumber } from '@campus/server/modules/wallet/withdrawals/withdrawal.rules.ts'
import { openIdPurpose } from '@campus/server/modules/wallet/withdrawals/withdrawal.service.ts'
import { payBeansOut, returnBeans, takeBeans } from '@campus/server/modules/wallet/withdrawals/withdrawal-beans.service.ts'
import { dayIn } from '@campus/server/platform/time/zoned-day.ts'
import { actingAs } from '../acting.ts'
import { hasWithdrawal, insertRows, listDocumentIds, lockFilling } from '../demo.repository.ts'
import { personId } from '../people/person-rows.ts'
import { timeZone } from '../schedule/demo-term.ts'
import { demoUniversity } from '../schools.ts'
import { momentOf, pastRecharges, pastWithdrawals, reconciliationRows } from './past-trade.ts'
import { tradeTexts } from './trade-texts.ts'

const at = (ctx: Ctx, moment: Date): Ctx => ({ ...ctx, now: () => moment })

const recharge = async (ctx: Ctx, { number: student, beans, isPaid }: ReturnType<typeof pastRecharges>[number]) => {
  const { number, amount } = await begin(actingAs(ctx, student), { beans, provider: 'cashier' })
  const status = isPaid ? ({ state: 'paid', amount, ref: `demo-${number}`, paidAt: ctx.now() } as const) : ({ state: 'closed' } as const)
  await applyProviderUpdate(ctx, { provider: 'cashier', number, status, source: 'notice' })
}

const withdraw = async (ctx: Ctx, { number: student, amount, end }: ReturnType<typeof pastWithdrawals>[number], index: number) => {
  const now = ctx.now()
  const row = await insertWithdrawal(ctx.sql, {
    school_id: demoUniversity.id,
    person_id: personId(student),
    number: withdrawalNumber(dayIn(timeZone, now), index + 1),
    amount,
    open_id_encrypted: ctx.services.secretBox.encrypt(`demo-${student}`, openIdPurpose),
    provider: 'cashier',
    pay_out_at: now,
    due_at: momentOf(now, -1, 18),
    created_at: now,
    state: end === 'done' ? 'sending' : 'waiting',
  })
  await takeBeans(ctx, row)
  const later = at(ctx, momentOf(now, -1, 10))
  const reason = end === 'failed' ? tradeTexts.returned : ''
  const from = end === 'done' ? (['sending'] as const) : (['waiting'] as const)
  const ended = await endWithdrawal(later.sql, row.id, { from, state: end, now: later.now(), reason })
  if (!ended) return
  if (end === 'done') await payBeansOut(later, ended, 'cashier')
  else await returnBeans(later, ended)
}

/** Employers and offices who looked whether a certificate is real, at all times of the day. */
const fillChecks = async (ctx: Ctx) => {
  const ids = await listDocumentIds(ctx.sql, demoUniversity.id)
  for (let index = 0; index < 3 * ids.length + 3; index += 1) {
    const document = await documentById(ctx, ids[index % ids.length] ?? '')
    const state = recordStateOf(document)
    const then = at(ctx, momentOf(ctx.now(), 58 - index * 3, (index * 5) % 24))
    if (state && index % 4 !== 3)
      await noteOutcome(then, { way: index % 2 === 0 ? 'code' : 'browser', judgement: judgeRecord(state), document })
    else await noteOutcome(then, { way: 'browser', judgement: judgeDigest(undefined), document: undefined, schoolId: demoUniversity.id })
  }
}

const fill = async (ctx: Ctx) => {
  const today = ctx.now()
  for (const one of pastRecharges(today)) await recharge(at(ctx, one.at), one)
  for (const [index, one] of pastWithdrawals(today).entries()) await withdraw(at(ctx, one.at), one, index)
  await insertRows(ctx.sql, 'reconciliation', reconciliationRows(today))
  await fillChecks(ctx)
}

/** Months of payments, withdrawals, comparisons with the provider and checks of certificates: once, whole or not at all. */
export const fillPastTrade = (base: BaseContext): Promise<void> =>
  inTransaction(systemContext(base), async (ctx) => {
    await lockFilling(ctx.sql)
    if (!(await hasWithdrawal(ctx.sql, demoUniversity.id))) await fill(ctx)
  })
