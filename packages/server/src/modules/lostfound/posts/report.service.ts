import type { InputOf } from '@campus/contract/call.ts'
import type { reportLostItem } from '@campus/contract/lostfound/items.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { limitPerDay } from '../limits.ts'
import { notifyHidden } from '../lost-messages.ts'
import { countReports, insertReport, lockItem, updateItem } from './item.repository.ts'
import { isShown, reportsToHide } from './item.rules.ts'

const reportsADay = 20

/** The third report hides the post until the school decides. */
export const report = (ctx: CallerCtx, { id, reason, notes }: InputOf<typeof reportLostItem>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const item = await lockItem(ctx.sql, schoolId, id)
    if (!item) throw refuse('not_found')
    if (item.person_id === personId) throw refuse('lost_item_own')
    if (!isShown(item, ctx.now())) throw refuse('lost_item_over')
    await limitPerDay(ctx, 'lost-report', reportsADay)
    const row = { item_id: id, person_id: personId, school_id: schoolId, reason, notes, created_at: ctx.now() }
    if (!(await insertReport(ctx.sql, row))) throw refuse('lost_item_reported')
    if ((await countReports(ctx.sql, item)) >= reportsToHide) {
      await updateItem(ctx.sql, id, { state: 'hidden' })
      await notifyHidden(ctx, item)
    }
    return null
  })
