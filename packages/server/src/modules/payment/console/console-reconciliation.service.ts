import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { noteDifference, reconcile, reconciliation, reconciliations } from '@campus/contract/payment/console.ts'
import { tradeRefusals } from '@campus/contract/refusals/trade.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { refuse } from '../../../platform/refuse.ts'
import { BillNotReady, type PayPort } from '../../../ports/pay/pay.ts'
import { record } from '../../audit/audit.service.ts'
import { sayNote } from '../reconciliation/difference-note.ts'
import { dayOf, sortLines, todayAtProviders } from '../reconciliation/nightly.service.ts'
import { compareSchool } from '../reconciliation/reconcile.service.ts'
import {
  findReconciliation,
  listDifferences,
  listReconciliations,
  resolveDifference,
  sumReconciliations,
} from '../reconciliation/reconciliation.repository.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findReconciliation>>>

export const presentReconciliation = (ctx: CallerCtx, row: Row) => ({
  id: row.id,
  provider: row.provider,
  day: row.day,
  state: row.state,
  reason:
    row.reason === '' ? '' : say(row.reason === 'bill_not_ready' ? tradeRefusals.bill_not_ready : tradeRefusals.pay_failed, ctx.language),
  ours: { count: row.our_count, amount: row.our_amount },
  theirs: { count: row.their_count, amount: row.their_amount },
  differences: row.differences,
  madeAt: row.made_at.toISOString(),
})

export const listOfSchool = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof reconciliations>,
): Promise<OutputOf<typeof reconciliations>> => {
  const filter = { ...asked, schoolId: ctx.caller.schoolId }
  const rows = await listReconciliations(ctx.sql, filter, { pageNum, pageSize }, sort)
  const { total, ...sums } = await sumReconciliations(ctx.sql, filter)
  return { rows: rows.map((row) => presentReconciliation(ctx, row)), total, sums }
}

export const readOfSchool = async (ctx: CallerCtx, { id }: InputOf<typeof reconciliation>): Promise<OutputOf<typeof reconciliation>> => {
  const row = await findReconciliation(ctx.sql, ctx.caller.schoolId, id)
  if (!row) throw refuse('not_found')
  const differences = await listDifferences(ctx.sql, id)
  return {
    ...presentReconciliation(ctx, row),
    rows: differences.map((difference) => ({
      id: difference.id,
      kind: difference.kind,
      number: difference.number,
      ourAmount: difference.our_amount,
      theirAmount: difference.their_amount,
      note: sayNote(difference, ctx.language),
      isSettled: difference.is_settled,
    })),
  }
}

const fetchBill = async (port: PayPort, day: string) => {
  try {
    return await port.bill(day)
  } catch (error) {
    if (error instanceof BillNotReady) throw refuse('bill_not_ready')
    throw error instanceof OutsideFailure ? refuse('pay_failed') : error
  }
}

/** By hand, for the caller's school alone. Not inside a transaction: the provider is asked. */
export const reconcileDay = async (ctx: CallerCtx, { provider, day }: InputOf<typeof reconcile>): Promise<OutputOf<typeof reconcile>> => {
  const { schoolId } = ctx.caller
  const port = ctx.services.pay[provider]
  if (!port) throw refuse('pay_way_closed')
  if (day >= todayAtProviders(ctx.now())) throw refuse('bill_not_ready')
  const lines = await sortLines(ctx, provider, await fetchBill(port, day))
  const { id } = await compareSchool(ctx, port, { schoolId, day: dayOf(provider, day), lines: lines.get(schoolId) ?? [] })
  await record(ctx, { action: 'payment.reconciled', subjectKind: 'reconciliation', subjectId: id, details: { provider, day } })
  return { id }
}

export const note = (ctx: CallerCtx, { id, note }: InputOf<typeof noteDifference>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const settled = await resolveDifference(ctx.sql, { id, schoolId, note, by: personId })
    if (!settled) throw refuse('not_found')
    const details = { number: settled.number, note }
    await record(ctx, { action: 'payment.difference_noted', subjectKind: 'reconciliation_difference', subjectId: id, details })
    return null
  })
