import type { Ctx } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { type AgencyRow, findAgency, findAgencyOfPayment } from './agency.repository.ts'
import { notifyDone } from './agency-messages.ts'

export const notePaidFor = async (ctx: Ctx, row: AgencyRow, orderId: string): Promise<void> => {
  const { id, school_id: schoolId, agent_id: actorId, principal_id: principalId } = row
  await record(ctx, { action: 'agency.paid', subjectKind: 'agency', subjectId: id, schoolId, actorId, details: { principalId, orderId } })
  await notifyDone(ctx, row, 'paid')
}

/** Money came by a payment: if an agent began it, the person it was paid for hears so, even when the agreement has ended since. */
export const notePaidByAgent = async (ctx: Ctx, paymentId: string): Promise<void> => {
  const begun = await findAgencyOfPayment(ctx.sql, paymentId)
  const row = begun && (await findAgency(ctx.sql, begun.agency_id, ctx.now()))
  if (row) await notePaidFor(ctx, row, begun.order_id)
}
