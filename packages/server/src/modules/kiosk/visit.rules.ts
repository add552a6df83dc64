import { visitSeconds } from '@campus/contract/kiosk/visits.ts'
import type { Column } from '../../platform/db/sql.ts'
import { later } from '../../platform/time/clock.ts'

/** How long the screen shows a code before it draws another. */
export const shownSeconds = 60

/** A phone that shows the choice keeps the code valid, but not forever: people at a terminal decide within minutes. */
const longestShownSeconds = 300

export const visitEnd = (now: Date) => later(now, visitSeconds)

export const shownEnd = (visit: { ends_at: Date; created_at: Date }, now: Date): Date => {
  const wanted = Math.min(visitEnd(now).getTime(), later(visit.created_at, longestShownSeconds).getTime())
  return new Date(Math.max(wanted, visit.ends_at.getTime()))
}

/** Whether a visit is over: by its end, or by its time while nothing comes out of the printer. */
export const isOver = (visit: { state: Column<'terminal_visit', 'state'>; ends_at: Date }, now: Date, isPrinting: boolean): boolean =>
  visit.state === 'over' || (visit.ends_at <= now && !isPrinting)
