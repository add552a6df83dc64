import type { CallerCtx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockApplication } from '../applications/application.repository.ts'
import { momentAt } from '../applications/application.service.ts'
import { standingOf } from '../applications/application-view.ts'
import { deliveryOf } from '../applications/standing.rules.ts'

/** Holds a paper application for its owner or for whoever fetches it; to everybody else it answers like a missing one. */
export const lockForFetching = async (ctx: CallerCtx, id: string) => {
  const { personId } = ctx.caller
  const row = await lockApplication(ctx.sql, id)
  if (row?.way !== 'paper' || (row.person_id !== personId && row.delegate_id !== personId)) throw refuse('not_found')
  const standing = standingOf(row, await momentAt(ctx, row.school_id))
  return { row, standing, delivery: deliveryOf(standing) }
}
