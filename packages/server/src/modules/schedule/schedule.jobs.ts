import { defineJob } from '../../platform/jobs.ts'

/** A person waits for an import: a failure must be reported soon. */
const soon = { retryLimit: 3 }

export const readScheduleImportJob = defineJob<{ readonly id: string }>('schedule.import.read', soon)
export const runScheduleImportJob = defineJob<{ readonly id: string }>('schedule.import.run', soon)

/** A lesson that the calendar has changed; one that it added has no past. */
export interface CalendarChange {
  readonly id: string
  readonly before: { readonly day: string; readonly startsAt: string; readonly endsAt: string; readonly isHeld: boolean } | null
}

export const notifyCalendarJob = defineJob<{
  readonly schoolId: string
  readonly changes: readonly CalendarChange[]
  /** The last person who was told. */
  readonly after: string | null
}>('schedule.calendar.notify')
