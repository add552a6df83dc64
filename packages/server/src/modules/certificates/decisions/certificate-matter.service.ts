import type { Ctx } from '../../../context/context.ts'
import type { DeciderNotice, Matter } from '../../approval/matter.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { findApplication } from '../application/application.repository.ts'
import { changeApplication, countNudge } from '../application/application-change.repository.ts'
import { notifyDeciders } from '../application/application-messages.ts'
import { noteEvent } from '../application/event.service.ts'
import { findDescribed, listOrdersOf } from './decision.repository.ts'
import { applicationFields, valuesOf } from './matter-fields.ts'
import { approve, cancel, reject } from './outcome.service.ts'

const noteNudge = async (ctx: Ctx, { id, school_id, person_id }: { id: string; school_id: string; person_id: string }) => {
  await countNudge(ctx.sql, id, ctx.now())
  await noteEvent(ctx, { applicationId: id, schoolId: school_id, kind: 'nudged', actorId: person_id })
}

const notify = async (ctx: Ctx, id: string, notice: DeciderNotice): Promise<readonly string[]> => {
  const row = await findApplication(ctx.sql, id)
  if (!row) return []
  if (notice.about === 'urged') await noteNudge(ctx, row)
  return notifyDeciders(ctx, row, notice)
}

/** Applications for certificates that somebody has to approve. */
export const certificateMatter: Matter = {
  name: ['证明审批', 'Certificate approval', '證明審批'],
  icon: 'certificate',
  fields: applicationFields,
  firstVersion: async () => ({
    step: ['审批', 'Approval', '審批'],
    nobody: 'TO_ADMIN',
    timeLimit: {
      timeout: { unit: 'D', value: 3 },
      schoolDays: true,
      handler: { type: 'NOTIFY', notify: { once: true, hour: 24 } },
    },
  }),
  // An order goes on when all of it is decided, so that it is what two deciders would both change.
  hold: async (ctx, ids) => {
    for (const orderId of await listOrdersOf(ctx.sql, ids)) await holdOrder(ctx, orderId)
  },
  values: async (ctx, id) => valuesOf(await findDescribed(ctx.sql, id)),
  passed: approve,
  refused: reject,
  cancelled: cancel,
  dueChanged: (ctx, id, dueAt) => changeApplication(ctx.sql, id, { decide_by: dueAt }),
  notifyDeciders: notify,
  decisionSubject: 'application_decision',
}
