import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import { applyProviderUpdate } from '@campus/server/modules/payment/provider-sync/provider-update.service.ts'
import { begin } from '@campus/server/modules/payment/recharge/recharge.service.ts'
import { checkDigest } from '@campus/server/modules/verification/verify.service.ts'
import { openIdPurpose } from '@campus/server/modules/wallet/withdrawals/withdrawal.service.ts'
import { payBeansOut, returnBeans, takeBeans } from '@campus/server/modules/wallet/withdrawals/withdrawal-beans.service.ts'
import { actingAs } from '../acting.ts'
import { hasWithdrawal, insertRows, listFileDigests, lockFilling } from '../demo.repository.ts'
import { demoUniversity } from '../schools.ts'
import { fillPastAppeals } from './fill-past-appeals.ts'
import { momentOf, pastRecharges, pastWithdrawals, reconciliationRows } from './past-trade.ts'

const at = (ctx: Ctx, moment: Date): Ctx => ({ ...ctx, now: () => moment })

const recharge = async (ctx: Ctx, { number: student, beans, isPaid }: ReturnType<typeof pastRecharges>[number]) => {
  const { number, amount } = await begin(actingAs(ctx, student), { beans, provider: 'cashier' })
  const status = isPaid ? ({ state: 'paid', amount, ref: `demo-${number}`, paidAt: ctx.now() } as const) : ({ state: 'closed' } as const)
  await applyProviderUpdate(ctx, { provider: 'cashier', number, status, source: 'notice' })
}

const fillWithdrawals = async (ctx: Ctx) => {
  const rows = pastWithdrawals(ctx.now())
  const openId = ctx.services.secretBox.encrypt('demo', openIdPurpose)
  await insertRows(
    ctx.sql,
    'withdrawal',
    rows.map((row) => ({ ...row, pay_out_at: row.due_at, open_id_encrypted: openId })),
  )
  for (const row of rows) {
    await takeBeans(at(ctx, row.created_at), row)
    const then = at(ctx, row.ended_at)
    if (row.state === 'done') await payBeansOut(then, row, row.provider)
    else await returnBeans(then, row)
  }
}

const [checks, firstCheckDay] = [18, 56]

/** Employers and offices who looked whether a certificate is real, from several networks at all times of the day. */
const fillChecks = async (ctx: Ctx) => {
  const digests = await listFileDigests(ctx.sql, demoUniversity.id)
  for (let index = 0; digests.length > 0 && index < checks; index += 1) {
    const origin = { ...ctx.origin, network: `198.51.100.${10 + (index % 5) * 40}` }
    const then = { ...at(ctx, momentOf(ctx.now(), firstCheckDay - index * 3, (index * 5) % 24)), origin }
    await checkDigest(then, { sha256: digests[index % digests.length] ?? '' })
  }
}

const fill = async (ctx: Ctx) => {
  const today = ctx.now()
  for (const one of pastRecharges(today)) await recharge(at(ctx, one.at), one)
  await fillWithdrawals(ctx)
  await insertRows(ctx.sql, 'reconciliation', reconciliationRows(today))
  await fillChecks(ctx)
  await fillPastAppeals(ctx)
}

/** Months of payments, withdrawals, comparisons with the provider, checks of certificates and appeals: once, whole or not at all. */
export const fillPastTrade = (base: BaseContext): Promise<void> =>
  inTransaction(systemContext(base), async (ctx) => {
    await lockFilling(ctx.sql)
    if (!(await hasWithdrawal(ctx.sql, demoUniversity.id))) await fill(ctx)
  })
