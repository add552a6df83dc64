import { submitProcess } from '@campus/contract/approval/starting.ts'
import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import { submit } from '@campus/server/modules/approval/instances/starting.service.ts'
import { startMatter } from '@campus/server/modules/approval/matters/matter.service.ts'
import { actingAs } from '../acting.ts'
import { ago, dayAhead } from '../ago.ts'
import { hasApproval, insertRows, listPendingLeaves } from '../demo.repository.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { approvalTexts } from './approval-texts.ts'
import { type Actor, decide, decideFirst } from './deciding.ts'
import { fillPastApprovals } from './fill-past-approvals.ts'
import { processId } from './process-rows.ts'

const student: Actor = { number: '100001', roles: ['student'] }
const teacher: Actor = { number: 'T0001', roles: ['teacher'] }
const manager: Actor = { number: 'T0002', roles: ['manager', 'teacher'] }
const visitor: Actor = { number: 'V0001', roles: ['visitor'] }

const as = (ctx: Ctx, { number, roles }: Actor) => actingAs(ctx, number, roles)

const apply = (ctx: Ctx, who: Actor, code: string, formData: object) =>
  submit(as(ctx, who), submitProcess.body.parse({ formId: processId(code), formData }))

/** Requests for leave that nobody has decided yet. */
const startLeaves = async (ctx: Ctx) => {
  for (const { id, school_id: schoolId, person_id: starterId, org_unit_id: unitId } of await listPendingLeaves(ctx.sql))
    await startMatter(ctx, 'leave', id, { schoolId, starterId, unitId })
}

const absences = [
  { person: 'T0042', deputy: 'T0001', from: -2, until: 5, reason: approvalTexts.awayNow },
  { person: 'T0001', deputy: 'T0007', from: 12, until: 15, reason: approvalTexts.awayLater },
] as const

/** One is away now and the demo's teacher decides for them; she herself will be away, and has named somebody. */
const insertAbsences = async (ctx: Ctx) => {
  const now = ctx.now()
  await insertRows(
    ctx.sql,
    'approval_absence',
    absences.map(({ person, deputy, from, until, reason }) => ({
      school_id: demoUniversity.id,
      person_id: personId(person),
      deputy_id: personId(deputy),
      starts_at: ago(now, -24 * from),
      ends_at: ago(now, -24 * until),
      reason,
      created_at: ago(now, 72),
    })),
  )
}

/** Applications that wait, were returned and have ended, so that every list of the office has something in it. */
export const fillApprovals = (base: BaseContext): Promise<void> =>
  inTransaction(systemContext(base), async (ctx) => {
    if (await hasApproval(ctx.sql)) return
    const now = ctx.now()
    await fillPastApprovals(ctx)
    await startLeaves(ctx)
    await insertAbsences(ctx)
    await apply(ctx, student, 'seal', {
      title: approvalTexts.letterTitle,
      seal: '学院公章',
      copies: 2,
      reason: approvalTexts.letterReason,
    })
    const event = {
      title: approvalTexts.eventTitle,
      hours: [`${dayAhead(now, 9)} 14:00`, `${dayAhead(now, 9)} 17:00`],
      attending: 120,
      plan: approvalTexts.eventPlan,
    }
    await apply(ctx, student, 'event', event)
    const returned = await apply(ctx, student, 'seal', {
      title: approvalTexts.agreementTitle,
      seal: '合同专用章',
      copies: 1,
      reason: approvalTexts.agreementReason,
    })
    await decide(ctx, manager, returned.instanceId, 'recall', approvalTexts.returned)
    const trip = {
      destination: approvalTexts.tripTo,
      days: [dayAhead(now, 12), dayAhead(now, 14)],
      way: '火车',
      reason: approvalTexts.tripReason,
    }
    await apply(ctx, teacher, 'trip', trip)
    const refused = await apply(ctx, teacher, 'trip', {
      ...trip,
      destination: approvalTexts.otherTripTo,
      reason: approvalTexts.otherTripReason,
    })
    await decideFirst(ctx, refused.instanceId, 'refuse', approvalTexts.refused)
    const passed = await apply(ctx, visitor, 'visit', { day: dayAhead(now, 1), gate: 'east', reason: approvalTexts.booksReason })
    await decideFirst(ctx, passed.instanceId, 'agree', approvalTexts.passed)
    await apply(ctx, teacher, 'reimbursement', {
      title: approvalTexts.feesTitle,
      invoices: [
        { number: '31220045', kind: '会议', price: 1280 },
        { number: '31220046', kind: '办公用品', price: 356.5 },
      ],
    })
    await apply(ctx, teacher, 'seal-loan', {
      seal: '合同专用章',
      hours: [`${dayAhead(now, 4)} 13:00`, `${dayAhead(now, 4)} 17:30`],
      place: approvalTexts.loanPlace,
      reason: approvalTexts.loanReason,
    })
    await apply(ctx, teacher, 'vehicle', {
      vehicle: '大巴 45 座',
      hours: [`${dayAhead(now, 8)} 08:00`, `${dayAhead(now, 8)} 18:00`],
      destination: approvalTexts.carTo,
      reason: approvalTexts.carReason,
    })
    await apply(ctx, teacher, 'purchase', {
      items: [{ item: approvalTexts.purchaseItem, number: 30, price: 189 }],
      reason: approvalTexts.purchaseReason,
    })
    await apply(ctx, manager, 'room', {
      room: '报告厅 A101',
      hours: [`${dayAhead(now, 5)} 09:00`, `${dayAhead(now, 5)} 11:30`],
      attending: 180,
      reason: approvalTexts.parents,
    })
    await apply(ctx, visitor, 'visit', { day: dayAhead(now, 2), gate: 'south', reason: approvalTexts.alumni })
  })
