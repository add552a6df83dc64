import type { OpeningHours } from '@campus/contract/terminals/terminal-states.ts'

/** The browser's field for a time knows no 24 o'clock: an end at 00:00 is the midnight after. */
export const endShown = (until: string): string => (until === '24:00' ? '00:00' : until)
export const endMeant = (shown: string): string => (shown === '00:00' ? '24:00' : shown)

const week = [1, 2, 3, 4, 5, 6, 7]
const workdays = [1, 2, 3, 4, 5]

/** The next line begins with the days that have no hours yet. */
export const nextHours = (hours: readonly Pick<OpeningHours, 'days'>[]): OpeningHours => {
  const taken = new Set(hours.flatMap(({ days }) => days))
  const free = week.filter((day) => !taken.has(day))
  return { days: hours.length === 0 ? workdays : free.length > 0 ? free : week, from: '08:00', until: '22:00' }
}
