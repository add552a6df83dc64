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

/** From the beginning of the first day to the end of the last, at the school. */
export const daysAtSchool = async (
  ctx: CallerCtx,
  { from, until }: Days,
): Promise<{ from: Date | undefined; before: Date | undefined }> => {
  if (from !== undefined && until !== undefined && until < from)
    throw refuse('bad_input', { fields: { until: say(fieldTexts.wrong, ctx.language) } })
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  return {
    from: from ? startOfDay(timeZone, from) : undefined,
    before: until ? startOfDay(timeZone, dayAfter(until)) : undefined,
  }
}
