import type { InputOf } from '@campus/contract/call.ts'
import type { nudge as nudgeCall } from '@campus/contract/certificates/applications.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { urgeMatter } from '../../approval/matters/matter.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { isUndecided } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { momentAt, requireOwn } from './application.service.ts'

export const nudge = (ctx: CallerCtx, { id }: InputOf<typeof nudgeCall>) =>
  inTransaction(ctx, async (ctx) => {
    await holdOrder(ctx, (await requireOwn(ctx, id)).order_id)
    const row = await requireOwn(ctx, id)
    const moment = await momentAt(ctx, row.school_id)
    const status = statusOf(row, moment)
    if (!isUndecided(status)) throw refuse('already_decided')
    if (status.wasNudgedToday) throw refuse('nudged_today')
    try {
      await urgeMatter(ctx, 'certificate', id, moment.today)
    } catch (error) {
      throw error instanceof Refusal && error.code === 'already_urged' ? refuse('nudged_today') : error
    }
    return null
  })
