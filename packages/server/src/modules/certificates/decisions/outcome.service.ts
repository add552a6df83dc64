import type { Ctx } from '../../../context/context.ts'
import type { MatterOutcome } from '../../approval/matter.ts'
import { record } from '../../audit/audit.service.ts'
import { products } from '../../orders/products.extension.ts'
import { type ApplicationRow, findApplication } from '../application/application.repository.ts'
import { notifyCancelled, notifyDecided } from '../application/application-messages.ts'
import { noteEvent } from '../application/event.service.ts'
import { goOnWhenDecided } from '../applications/decided.service.ts'
import { markDecided } from './decision.repository.ts'

const requireApplication = async (ctx: Ctx, id: string): Promise<ApplicationRow> => {
  const row = await findApplication(ctx.sql, id)
  if (!row) throw new Error(`there is no application ${id}`)
  return row
}

/** What a rule or the time decided was not done by the person whose action led to it. */
const actingIn = (ctx: Ctx, { by }: MatterOutcome): Ctx => (by === null ? { ...ctx, caller: undefined } : ctx)

const decide = async (given: Ctx, id: string, verdict: 'approved' | 'rejected', outcome: MatterOutcome) => {
  const ctx = actingIn(given, outcome)
  const { by, how, notes } = outcome
  const row = await requireApplication(ctx, id)
  if (!(await markDecided(ctx.sql, id, { by, notes, now: ctx.now() }))) throw new Error(`${id} is decided`)
  if (verdict === 'rejected') await products.of(ctx).certificate.giveUp(ctx, [row.line_id], 'rejected', notes)
  else await noteEvent(ctx, { applicationId: id, schoolId: row.school_id, kind: 'approved', actorId: by ?? undefined, note: notes })
  await record(ctx, {
    action: `application.${verdict}`,
    subjectKind: 'application',
    subjectId: id,
    schoolId: row.school_id,
    details: { order: row.order_number, how },
  })
  await notifyDecided(ctx, row, verdict, outcome)
  await goOnWhenDecided(ctx, row.order_id)
}

export const approve = (ctx: Ctx, id: string, outcome: MatterOutcome) => decide(ctx, id, 'approved', outcome)
export const reject = (ctx: Ctx, id: string, outcome: MatterOutcome) => decide(ctx, id, 'rejected', outcome)

/** Withdrawn in the office, by the applicant or an administrator; what ended from its own side has ended already. */
export const cancel = async (ctx: Ctx, id: string, { by, notes }: MatterOutcome) => {
  const row = await requireApplication(ctx, id)
  if (row.state !== 'pending_approval' || row.decided_at !== null) return
  const isOwn = by === null || by === row.person_id
  await products.of(ctx).certificate.giveUp(ctx, [row.line_id], isOwn ? 'withdrawn' : 'closed', notes)
  if (!isOwn) await notifyCancelled(ctx, row, notes)
  await goOnWhenDecided(ctx, row.order_id)
}
