import type { Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'

/** From which day on somebody takes part who joins now: not before the term begins. */
export const joiningDay = async (ctx: Ctx, schoolId: string, termStart: string): Promise<string> => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const today = dayIn(timeZone, ctx.now())
  return today < termStart ? termStart : today
}
