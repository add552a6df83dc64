import type { Wait } from '@campus/flow/engine/state.ts'
import { afterWorkingDays } from '../../../platform/time/working-days.ts'
import { afterWorkingHours, momentOf, type WorkingCalendar } from '../../../platform/time/working-hours.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A working day lasts as long as the school works on it. */
const minutesOfDay = ({ workingHours }: WorkingCalendar) =>
  workingHours.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0)

interface Calendar extends WorkingCalendar {
  /** How many working days the school gives for a decision. */
  readonly approvalDays: number
}

/** When a wait that begins now is over. */
export const dueAt = (wait: Wait, now: Date, calendar: Calendar): Date => {
  if (wait.kind === 'school_days') return afterWorkingDays(now, calendar.approvalDays, calendar)
  if (wait.kind === 'until') return new Date(wait.at)
  if (wait.kind === 'today_at') return new Date(momentOf(calendar.timeZone, dayIn(calendar.timeZone, now), wait.time))
  const { unit, value } = wait.length
  const dayMinutes = wait.working ? minutesOfDay(calendar) : 1440
  const minutes = value * { M: 1, H: 60, D: dayMinutes }[unit]
  return wait.working ? afterWorkingHours(now, minutes, calendar) : new Date(now.getTime() + minutes * 60_000)
}
