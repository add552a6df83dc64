import { type Ctx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import type { BillLine, PayPort, ProviderStatus } from '../../../ports/pay/pay.ts'
import { applyProviderUpdate } from '../provider-sync/provider-update.service.ts'
import { applyRefundUpdate } from '../refunds/refund.service.ts'
import { type Day, listReceipts, listRefundsOf, markReceiptsBilled, markRefundsBilled } from './books.repository.ts'
import { compareBooks, type Difference, totalOf, withoutResolved } from './compare.rules.ts'
import { setRight } from './difference-note.ts'
import { dropUnsettled, insertDifferences, listResolved, saveDone } from './reconciliation.repository.ts'

const readBooks = async (ctx: Ctx, schoolId: string, day: Day, lines: readonly BillLine[]) => {
  const isOfDay = (at: Date | null) => at !== null && at >= day.from && at < day.until
  const isExpected = (at: Date | null, billedOn: string | null) => isOfDay(at) && (billedOn === null || billedOn === day.day)
  const receipts = await listReceipts(
    ctx.sql,
    schoolId,
    day,
    lines.map(({ number }) => number),
  )
  const refunds = await listRefundsOf(
    ctx.sql,
    schoolId,
    day,
    lines.flatMap(({ refundNumber }) => refundNumber ?? []),
  )
  return {
    receipts: receipts.map((row) => ({ ...row, isExpected: isExpected(row.paid_at, row.billed_on) })),
    refunds: refunds.map((row) => ({ ...row, isDone: row.state === 'done', isExpected: isExpected(row.done_at, row.billed_on) })),
    total: totalOf(receipts.filter(({ paid_at }) => isOfDay(paid_at))),
  }
}

const unlessOutside = (error: unknown): undefined => {
  if (!(error instanceof OutsideFailure)) throw error
}

/** The bill has no time, so the provider is queried for it; the fallback is the end of that day. */
const moneyOnBill = async (port: PayPort, line: BillLine, day: Day): Promise<ProviderStatus> => {
  const asked = await port.ask(line.number).catch(unlessOutside)
  if (asked?.state === 'paid' && asked.ref === line.ref) return asked
  return { state: 'paid', amount: line.amount, ref: line.ref, paidAt: new Date(day.until.getTime() - 1000) }
}

/** A line of the bill may be of a refund that is still on its way; its status is queried. */
const refundOnBill = async (ctx: Ctx, port: PayPort, number: string, refundNumber: string): Promise<boolean> => {
  const status = await port.askRefund({ number, refundNumber }).catch(unlessOutside)
  if (!status || (status.state !== 'waiting' && status.state !== 'done')) return false
  return applyRefundUpdate(ctx, port.provider, refundNumber, status)
}

/** What the bill knows better is applied from it, the same way as from a notice. Returns whether that resolved it. */
const recover = async (ctx: Ctx, port: PayPort, day: Day, { kind, line, ourAmount }: Difference): Promise<boolean> => {
  if (!line) return false
  if (kind === 'refund') return ourAmount === null && line.refundNumber ? refundOnBill(ctx, port, line.number, line.refundNumber) : false
  if (kind !== 'missing_here') return false
  const status = await moneyOnBill(port, line, day)
  return (await applyProviderUpdate(ctx, { provider: port.provider, number: line.number, status, source: 'bill' })) !== undefined
}

/** Compares the ledger of a school with its lines of a bill, and corrects what it can. Returns how many differences remain. */
export const compareSchool = async (
  ctx: Ctx,
  port: PayPort,
  { schoolId, day, lines }: { readonly schoolId: string; readonly day: Day; readonly lines: readonly BillLine[] },
): Promise<{ id: string; unsettled: number }> => {
  const ours = await readBooks(ctx, schoolId, day, lines)
  const { differences } = compareBooks(ours, lines)
  const judged: (Difference & { readonly isSettled: boolean })[] = []
  for (const difference of differences) judged.push({ ...difference, isSettled: await recover(ctx, port, day, difference) })
  const recovered = compareBooks(await readBooks(ctx, schoolId, day, lines), lines)
  const theirs = totalOf(lines.filter(({ kind }) => kind === 'payment'))
  return inTransaction(ctx, async (ctx) => {
    const { id } = await saveDone(
      ctx.sql,
      { schoolId, provider: day.provider, day: day.day, now: ctx.now() },
      { our_count: ours.total.count, our_amount: ours.total.amount, their_count: theirs.count, their_amount: theirs.amount },
    )
    await markReceiptsBilled(ctx.sql, recovered.billedReceipts, day.day)
    await markRefundsBilled(ctx.sql, recovered.billedRefunds, day.day)
    await dropUnsettled(ctx.sql, id)
    const left = withoutResolved(judged, await listResolved(ctx.sql, id))
    const rows = left.map(({ kind, number, ref, ourAmount, theirAmount, isSettled }) => ({
      school_id: schoolId,
      reconciliation_id: id,
      kind,
      number,
      ref,
      our_amount: ourAmount,
      their_amount: theirAmount,
      is_settled: isSettled,
      note: isSettled ? setRight : '',
    }))
    if (rows.length > 0) await insertDifferences(ctx.sql, rows)
    return { id, unsettled: left.filter(({ isSettled }) => !isSettled).length }
  })
}
