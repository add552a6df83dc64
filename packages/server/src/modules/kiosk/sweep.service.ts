import type { Ctx } from '../../context/context.ts'
import { later } from '../../platform/time/clock.ts'
import { deleteOld, forgetEnded } from './visit.repository.ts'

const keptSeconds = 24 * 3600

/** Ends visits by their time; what was done in them is known by the prints alone. */
export const sweepVisits = async (ctx: Ctx) => {
  const now = ctx.now()
  await forgetEnded(ctx.sql, now)
  await deleteOld(ctx.sql, later(now, -keptSeconds))
}
