import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { lastDayOf } from '../calendar/calendar.rules.ts'
import type { TermRow } from '../calendar/term.repository.ts'
import { writeCalendar } from '../feeds/calendar-text.ts'
import { lessonEvent } from '../feeds/lesson-event.ts'
import { zoneLines } from '../feeds/zone-lines.ts'
import { findNameOf, listLessons } from '../lessons/lesson.repository.ts'
import { presentSection, requireSection } from '../sections/section.service.ts'

export type CalendarOf = keyof typeof findNameOf | 'section'

/** Whose lessons they are; a section outside of the caller's reach is treated as missing. */
const nameOf = async (ctx: CallerCtx, of: CalendarOf, id: string): Promise<string> => {
  if (of === 'section') {
    const { course, code } = presentSection(ctx, await requireSection(ctx, id, 'read'))
    return `${course.name} ${code}`
  }
  const named = await findNameOf[of](ctx.sql, ctx.caller.schoolId, id)
  if (!named) throw refuse('not_found')
  return say([named.name, named.name_en, named.name_tw], ctx.language)
}

/** The lessons of a term as a file for calendars. Unlike a feed it does not follow what changes later. */
export const makeCalendar = async (ctx: CallerCtx, term: TermRow, of: CalendarOf, id: string): Promise<RawAnswer> => {
  const { schoolId } = ctx.caller
  const name = await nameOf(ctx, of, id)
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const lastDay = lastDayOf({ firstMonday: term.first_monday, weeks: term.weeks })
  const rows = await listLessons(ctx.sql, schoolId, { [of]: id }, { from: term.first_monday, to: lastDay })
  const content = writeCalendar({
    name,
    timeZone,
    zoneLines: zoneLines(timeZone, startOfDay(timeZone, term.first_monday), startOfDay(timeZone, dayAfter(lastDay, 1))),
    events: rows.map((row) => lessonEvent(ctx, row, ctx.language)),
    reminder: null,
  })
  return { content: Buffer.from(content), contentType: 'text/calendar; charset=utf-8', name: `${name}.ics` }
}
