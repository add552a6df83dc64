import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { deleteChallengesBefore } from '../challenges/challenge.repository.ts'
import { deleteChecksBefore, deleteFramesBefore } from '../checks/check.repository.ts'
import { deleteHandoversBefore } from '../handover/handover.repository.ts'
import { measureMissing } from '../vectors/portrait-vector.service.ts'
import { dropOtherModels } from '../vectors/vector.service.ts'

const aDay = 86_400
/** How long the log of face checks is kept, and with it what old frames are known by. */
const checkLogDays = 180

export const sweepFaces = async (ctx: Ctx) => {
  const now = ctx.now()
  await deleteChallengesBefore(ctx.sql, later(now, -aDay))
  await deleteHandoversBefore(ctx.sql, later(now, -aDay))
  await deleteChecksBefore(ctx.sql, later(now, -checkLogDays * aDay))
  await deleteFramesBefore(ctx.sql, later(now, -checkLogDays * aDay))
  await dropOtherModels(ctx)
  await measureMissing(ctx)
}
