import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from './school-settings.ts'

interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const isDay = (moment: string) => moment.length === 10

/** From the beginning of the first day to the end of the last, at the school; or between two moments. */
export const daysAtSchool = async (
  ctx: CallerCtx,
  { from, until }: Days,
): Promise<{ from: Date | undefined; before: Date | undefined }> => {
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const startOf = (moment: string) => (isDay(moment) ? startOfDay(timeZone, moment) : new Date(moment))
  const [first, before] = [from ? startOf(from) : undefined, until ? startOf(isDay(until) ? dayAfter(until) : until) : undefined]
  if (first && before && first >= before) throw refuse('bad_input', { fields: { until: say(fieldTexts.ends_before, ctx.language) } })
  return { from: first, before }
}
