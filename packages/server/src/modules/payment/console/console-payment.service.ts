import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { askProvider, schoolPayment, schoolPayments } from '@campus/contract/payment/console.ts'
import { refundPhrase } from '@campus/contract/payment/refund-reasons.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { narrowList, noteListRead } from '../../logs/lists/list-filter.service.ts'
import { askNow } from '../provider-sync/ask.service.ts'
import { listEvents } from '../record/event.repository.ts'
import { sayEvent } from '../record/event-texts.ts'
import { presentPayment } from '../record/payment-view.ts'
import { listRefunds } from '../record/refund.repository.ts'
import { retryFailedRefunds } from '../refunds/refund.service.ts'
import { findSchoolPayment, listSchoolPayments, sumSchoolPayments } from './console-payment.repository.ts'

export type SchoolPaymentRow = NonNullable<Awaited<ReturnType<typeof findSchoolPayment>>>

export const presentOfSchool = (ctx: CallerCtx, row: SchoolPaymentRow) => ({
  ...presentPayment(row),
  personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
  personNumber: row.person_number,
  providerRef: row.provider_ref,
})

export const listOfSchool = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...given }: InputOf<typeof schoolPayments>,
): Promise<OutputOf<typeof schoolPayments>> => {
  const wanted = { ...given, ...(await narrowList(ctx, given)) }
  const rows = await listSchoolPayments(ctx.sql, wanted, sort, { pageNum, pageSize })
  await noteListRead(ctx, { name: 'payments', isFirstPage: pageNum === 1, filter: given }, rows)
  return { rows: rows.map((row) => presentOfSchool(ctx, row)), ...(await sumSchoolPayments(ctx.sql, wanted, maxListed + 1)) }
}

const requireOfSchool = async (ctx: CallerCtx, id: string) => {
  const row = await findSchoolPayment(ctx.sql, id, ctx.caller.schoolId)
  if (!row) throw refuse('not_found')
  return row
}

export const readOfSchool = async (ctx: CallerCtx, { id }: InputOf<typeof schoolPayment>): Promise<OutputOf<typeof schoolPayment>> => {
  const row = await requireOfSchool(ctx, id)
  const [events, refunds] = [await listEvents(ctx.sql, [id]), await listRefunds(ctx.sql, id)]
  return {
    ...presentOfSchool(ctx, row),
    events: events.map((event) => ({ kind: event.kind, text: sayEvent(event, ctx.language), at: event.at.toISOString() })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      state: refund.state,
      reason: [say(refundPhrase(refund.reason), ctx.language), refund.failure].filter(Boolean).join(' · '),
      at: (refund.done_at ?? refund.created_at).toISOString(),
    })),
  }
}

/** Not inside a transaction: the provider is asked, and what it refused to give back is tried again. */
export const askOfSchool = async (ctx: CallerCtx, { id }: InputOf<typeof askProvider>): Promise<OutputOf<typeof askProvider>> => {
  await requireOfSchool(ctx, id)
  await record(ctx, { action: 'payment.asked', subjectKind: 'payment', subjectId: id })
  await askNow(ctx, id)
  await retryFailedRefunds(ctx, id)
  return presentPayment(await requireOfSchool(ctx, id))
}
