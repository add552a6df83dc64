import type { Finding } from '@campus/contract/appeals/pay-grievance.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { askNow, isSilence } from '../../payment/payments/payment.service.ts'
import { gatherEvidenceJob } from '../appeals.jobs.ts'
import { isOrderTaken, listLines, listOrdersAbout, listPayments, listTransfers } from './evidence.repository.ts'
import { findIn, type OrderFact } from './evidence.rules.ts'
import type { KeptEvidence } from './kept-evidence.ts'
import * as repository from './pay-grievance.repository.ts'
import { notifyAuthor, notifyReviewers } from './pay-grievance-messages.ts'
import { remedyFor } from './remedy.service.ts'

/** A provider that gives no answer is asked again every few minutes, for a while. */
const pause = 180
const timeout = 3600

/** Asks the provider for each payment, so that a lost notice is found. Returns those it answered for. */
const askProviders = async (ctx: Ctx, paymentIds: readonly string[]) => {
  const answered = new Map<string, string>()
  for (const id of paymentIds) {
    try {
      answered.set(id, (await askNow(ctx, id)).state)
    } catch (error) {
      if (!isSilence(error)) throw error
      ctx.services.log.warn({ err: error, paymentId: id }, 'evidence of an appeal')
    }
  }
  return answered
}

const gather = async (ctx: Ctx, row: repository.GrievanceRow) => {
  const about = { id: row.id, personId: row.person_id, orderId: row.order_id, templateId: row.template_id, paidAt: row.paid_at }
  const known = (await listOrdersAbout(ctx.sql, about)).map(({ id }) => id)
  const asked = known.length > 0 ? await listPayments(ctx.sql, known) : []
  const answered = await askProviders(
    ctx,
    asked.map(({ id }) => id),
  )
  const orders = known.length > 0 ? await listOrdersAbout(ctx.sql, about) : []
  const [lines, payments, transfers] =
    known.length > 0
      ? await Promise.all([listLines(ctx.sql, known), listPayments(ctx.sql, known), listTransfers(ctx.sql, known)])
      : [[], [], []]
  const facts = orders.map(
    (order): OrderFact => ({
      orderId: order.id,
      isPaid: order.paid_at !== null,
      paidBy: order.payment_id,
      changedAt: order.changed_at,
      lines: lines
        .filter(({ order_id }) => order_id === order.id)
        .map(({ id, kind, state, print_state, amount, refunded }) => ({
          lineId: id,
          kind,
          state,
          printState: print_state,
          amount,
          refunded,
        })),
      payments: payments
        .filter(({ subject_id }) => subject_id === order.id)
        .map(({ id, state, amount, refunded }) => ({ paymentId: id, state, amount, refunded, wasAnswered: answered.has(id) })),
    }),
  )
  const found = findIn(facts, ctx.now())
  const evidence: KeptEvidence = {
    orderId: found.order?.orderId ?? null,
    orders: orders.map(({ id, number, state, total, created_at }) => ({
      orderId: id,
      number,
      state,
      total,
      createdAt: created_at.toISOString(),
    })),
    payments: payments.map(({ id, number, provider, amount, state, paid_at, refunded }) => ({
      number,
      provider,
      amount,
      ourState: state,
      theirState: answered.get(id) ?? '',
      paidAt: paid_at?.toISOString() ?? null,
      refunded,
    })),
    ledger: transfers.map(({ kind, amount, at }) => ({ kind, amount: Number(amount), at: at.toISOString() })),
    deliveries: lines.map(({ order_id, name, name_en, name_tw, way, state, print_state }) => ({
      name,
      nameEn: name_en,
      nameTw: name_tw,
      way,
      state: state === 'done' && (print_state === 'to_print' || print_state === 'printed') ? print_state : state,
      at: orders.find(({ id }) => id === order_id)?.changed_at.toISOString() ?? null,
    })),
  }
  // An order that the question itself has just paid is on its way now; before it was not.
  const recovered = asked.some(({ id, state }) => state !== 'paid' && answered.get(id) === 'paid')
  return { evidence, recovered, ...found }
}

/** What is clear needs nobody: money that came and nothing else is set right at once. What was reopened is for a person. */
const resolve = async (
  ctx: Ctx,
  row: repository.GrievanceRow,
  { finding, order, recovered }: { finding: Finding; order: OrderFact | undefined; recovered: boolean },
) => {
  if (row.reopened_at !== null) return false
  const remedy =
    order && finding === 'paid_undelivered'
      ? await remedyFor(ctx, order)
      : recovered
        ? { outcome: 'delivered' as const, amount: 0 }
        : undefined
  if (!remedy) return false
  const { outcome, amount } = remedy
  await repository.move(ctx.sql, row.id, ['pending'], { state: 'settled', outcome, amount, now: ctx.now() })
  await record(ctx, {
    action: 'appeal.settled',
    subjectKind: 'pay_grievance',
    subjectId: row.id,
    schoolId: row.school_id,
    details: { finding, outcome, amount },
  })
  await notifyAuthor(ctx, row, 'settled', '', remedy)
  await resolveMessages(ctx, 'pay_grievance_review', row.id)
  return true
}

/** Joins what the provider, the ledger and the delivery say. Nobody reviews an appeal before. */
export const gatherFor = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await repository.findToGather(ctx.sql, id)
  if (row?.state !== 'pending') return
  const found = await gather(ctx, row)
  await inTransaction(ctx, async (ctx) => {
    await repository.lockAppellant(ctx.sql, row.person_id)
    if ((await repository.lockGrievance(ctx.sql, id))?.state !== 'pending') return
    const foundOrderId = row.order_id === null ? (found.order?.orderId ?? null) : null
    // Another appeal named the order meanwhile: this one is about something else.
    if (foundOrderId !== null && (await isOrderTaken(ctx.sql, { id, personId: row.person_id }, foundOrderId)))
      return ctx.services.jobs.add(ctx.sql, gatherEvidenceJob, { id })
    await repository.keepEvidence(ctx.sql, id, { evidence: found.evidence, finding: found.finding, foundOrderId, now: ctx.now() })
    const isFirst = row.gathered_at === null
    if (found.finding === 'unclear' && ctx.now() < later(row.created_at, timeout))
      await ctx.services.jobs.add(ctx.sql, gatherEvidenceJob, { id }, { startAfter: later(ctx.now(), pause) })
    if (!(await resolve(ctx, row, found)) && isFirst) await notifyReviewers(ctx, row, found.finding)
  })
}
