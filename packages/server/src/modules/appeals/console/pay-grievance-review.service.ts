import type { gatherEvidence, payGrievancesToReview, payGrievanceToReview, reviewPayGrievance } from '@campus/contract/appeals/console.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { refundLines } from '../../orders/lines/order-lines.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { presentAppellant } from '../appellants.ts'
import { listLines } from '../pay-grievance/evidence.repository.ts'
import { gatherFor } from '../pay-grievance/gather.service.ts'
import * as repository from '../pay-grievance/pay-grievance.repository.ts'
import { notifyAuthor } from '../pay-grievance/pay-grievance-messages.ts'
import { orderOf, presentGrievance, reviewOf } from '../pay-grievance/pay-grievance-view.ts'
import { deliverAgain, type Remedy } from '../pay-grievance/remedy.service.ts'

type Shown = OutputOf<typeof payGrievanceToReview>

type PaidLine = Awaited<ReturnType<typeof listLines>>[number]

/** The lines that still hold money, of the order that each of these appeals is about. */
const paidLinesOf = async (ctx: CallerCtx, rows: readonly repository.GrievanceRow[]) => {
  const orderIds = rows.flatMap((row) => orderOf(row) ?? [])
  const lines = orderIds.length > 0 ? await listLines(ctx.sql, orderIds) : []
  const ofOrder = Map.groupBy(
    lines.filter(({ state, amount, refunded }) => state !== 'dropped' && amount > refunded),
    ({ order_id }) => order_id,
  )
  return (row: repository.GrievanceRow): readonly PaidLine[] => ofOrder.get(orderOf(row) ?? '') ?? []
}

const refundable = (lines: readonly PaidLine[]) => lines.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)

const presentAll = async (ctx: CallerCtx, rows: readonly repository.GrievanceRow[]): Promise<Shown[]> => {
  const paidLines = await paidLinesOf(ctx, rows)
  return rows.map((row) => {
    const isWaiting = row.state === 'pending' || (row.state === 'seconding' && row.first_auditor !== ctx.caller.personId)
    return {
      ...presentGrievance(ctx, row),
      ...presentAppellant(ctx, row),
      review: reviewOf(ctx, row),
      mayReview: isWaiting && row.person_id !== ctx.caller.personId,
      mayReopen: row.state === 'settled' && row.person_id !== ctx.caller.personId && ctx.caller.roles.includes('admin'),
      firstAuditor: personNameIn({ name: row.first_auditor_name ?? '', namePinyin: row.first_auditor_pinyin }, ctx.language),
      refundable: refundable(paidLines(row)),
    }
  })
}

/** An appeal outside the caller's scope, or whose evidence is not there yet, is treated as missing. */
export const requireToReview = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findGrievance(ctx.sql, id, ctx.caller.schoolId)
  if (!row || !isInScope(await scopeOf(ctx), row.unit_id) || row.gathered_at === null) throw refuse('not_found')
  return row
}

/** Those that wait for the caller. */
export const grievancesWaiting = async (ctx: CallerCtx) =>
  repository.findWaiting(ctx.sql, { schoolId: ctx.caller.schoolId, reviewerId: ctx.caller.personId, scope: await scopeOf(ctx) })

export const listToReview = async (
  ctx: CallerCtx,
  { state, words, from, until, ...page }: InputOf<typeof payGrievancesToReview>,
): Promise<OutputOf<typeof payGrievancesToReview>> => {
  const mine = { schoolId: ctx.caller.schoolId, reviewerId: ctx.caller.personId, scope: await scopeOf(ctx) }
  const among = { ...mine, state, words, ...(await daysAtSchool(ctx, { from, until })) }
  const rows = await presentAll(ctx, await repository.listToReview(ctx.sql, among, page))
  return { rows, total: await repository.countToReview(ctx.sql, among), waiting: (await repository.findWaiting(ctx.sql, mine)).count }
}

export const readToReview = async (ctx: CallerCtx, { id }: InputOf<typeof payGrievanceToReview>): Promise<Shown> => {
  const [shown] = await presentAll(ctx, [await requireToReview(ctx, id)])
  if (!shown) throw refuse('not_found')
  return shown
}

const run = async (ctx: CallerCtx, row: repository.GrievanceRow, remedy: 'refund' | 'deliver', reason: string): Promise<Remedy> => {
  const orderId = orderOf(row)
  const lines = (await paidLinesOf(ctx, [row]))(row)
  if (remedy === 'deliver') {
    if (orderId === null || (await deliverAgain(ctx, orderId, lines)) === 0) throw refuse('nothing_to_retry')
    return { outcome: 'delivered', amount: 0 }
  }
  const lineIds = lines.map(({ id }) => id)
  if (orderId === null || lineIds.length === 0) throw refuse('nothing_to_refund')
  return { outcome: 'refunded', amount: await refundLines(ctx, { orderId, lineIds, reason }) }
}

/** Above the amount that the school set one pass is not enough: another reviewer has to agree. */
const needsSecond = async (ctx: CallerCtx, row: repository.GrievanceRow, remedy: 'refund' | 'deliver') => {
  if (row.state === 'seconding' || remedy === 'deliver') return false
  const { fourEyesAbove } = await readSettings(ctx.sql, row.school_id)
  return refundable((await paidLinesOf(ctx, [row]))(row)) > fourEyesAbove
}

export const review = (ctx: CallerCtx, { id, verdict, remedy, notes }: InputOf<typeof reviewPayGrievance>) =>
  inTransaction(ctx, async (ctx) => {
    const by = ctx.caller.personId
    const seen = await requireToReview(ctx, id)
    if (seen.person_id === by) throw refuse('own_request')
    const locked = await repository.lockGrievance(ctx.sql, id)
    const from = locked?.state
    if (from !== 'pending' && from !== 'seconding') throw refuse('already_reviewed')
    if (from === 'seconding' && locked?.first_auditor === by) throw refuse('same_reviewer')
    const row = await requireToReview(ctx, id)
    const now = ctx.now()
    await record(ctx, { action: `appeal.${verdict}`, subjectKind: 'pay_grievance', subjectId: id, details: { remedy, from } })
    if (verdict === 'refused') {
      await repository.move(ctx.sql, id, [from], { state: 'refused', by, notes, now })
      await notifyAuthor(ctx, row, 'refused', notes)
      await resolveMessages(ctx, 'pay_grievance_review', id)
      return null
    }
    if (await needsSecond(ctx, row, remedy)) {
      await repository.move(ctx.sql, id, [from], { state: 'seconding', by, remedy, notes, now })
      return null
    }
    const done = await run(ctx, row, remedy, notes)
    await repository.move(ctx.sql, id, [from], { state: 'passed', by, remedy, notes, outcome: done.outcome, amount: done.amount, now })
    await notifyAuthor(ctx, row, 'passed', notes, done)
    await resolveMessages(ctx, 'pay_grievance_review', id)
    return null
  })

export const gatherAgain = async (ctx: CallerCtx, { id }: InputOf<typeof gatherEvidence>): Promise<OutputOf<typeof gatherEvidence>> => {
  const { state } = await requireToReview(ctx, id)
  if (state !== 'pending') throw refuse('already_reviewed')
  await gatherFor(ctx, id)
  return readToReview(ctx, { id })
}
