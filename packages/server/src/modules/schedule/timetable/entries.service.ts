import { say } from '@campus/contract/language.ts'
import type { TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayAfter, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { otherEntries } from '../other-entries.extension.ts'
import { listOwnEntries } from '../own-entries/own-entry.service.ts'
import { isSharedWithCaller } from '../sharing/share.service.ts'

interface Days {
  readonly from: string
  readonly to: string
}

const listOther = async (ctx: CallerCtx, kind: 'exam' | 'duty', personId: string, { from, to }: Days): Promise<TimetableEntry[]> => {
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const asked = {
    personId,
    from: startOfDay(timeZone, from),
    to: startOfDay(timeZone, dayAfter(to)),
    isForFamily: personId !== ctx.caller.personId,
  }
  return (await otherEntries.of(ctx)[kind].list(ctx, asked)).map(({ id, title, place, startsAt, endsAt }) => ({
    id,
    kind,
    title: say(title, ctx.language),
    place: say(place, ctx.language),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    series: null,
  }))
}

/** What stands beside the lessons. Family sees exams where the student shares them, and never what somebody added themselves. */
export const readEntries = async (ctx: CallerCtx, studentId: string | undefined, days: Days): Promise<TimetableEntry[]> => {
  const { personId } = ctx.caller
  if (studentId !== undefined && studentId !== personId)
    return (await isSharedWithCaller(ctx, studentId, 'exams')) ? listOther(ctx, 'exam', studentId, days) : []
  const entries = [
    ...(await listOwnEntries(ctx, days)),
    ...(await listOther(ctx, 'exam', personId, days)),
    ...(await listOther(ctx, 'duty', personId, days)),
  ]
  return entries.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt, 'en'))
}
