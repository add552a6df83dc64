import { type LostState, lostStateNames } from '@campus/contract/lostfound/kinds.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isStaff } from '../claims/claim-view.ts'
import { findItem } from '../posts/item.repository.ts'
import { findVisible } from './item.service.ts'

const tones: Record<LostState, SubjectView['tone']> = {
  open: 'waiting',
  hidden: 'bad',
  returned: 'good',
  closed: 'over',
  expired: 'over',
  removed: 'over',
}

const viewOf = (state: LostState): SubjectView => ({
  state: lostStateNames[state],
  tone: tones[state],
  actionLabel: ['查看物品', 'View the item', '查看物品'],
})

/** A post that the reader has to do with. */
export const describeItem = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const item = await findVisible(ctx, id)
  return item && viewOf(item.state)
}

/** A post among those of the office; former managers see nothing. */
export const describeCase = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = isStaff(ctx) ? await findItem(ctx.sql, ctx.caller.schoolId, id) : undefined
  return row && viewOf(row.state)
}
