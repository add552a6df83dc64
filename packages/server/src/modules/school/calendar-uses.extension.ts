import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { SchoolCalendar } from '../../platform/time/working-days.ts'

/** What follows when holidays, make-up days or the time zone of a school change; in the same transaction. */
export const calendarUses = extensionPoint<{ readonly lessons: (ctx: Ctx, schoolId: string, calendar: SchoolCalendar) => Promise<void> }>(
  'school.calendar-uses',
  {
    lessons: true,
  },
)
