import { z } from 'zod'

/** Days as `2026-03-15`: those beside the weekends on which a school is closed, and the weekends on which it makes up for them. */
export const WorkingDays = z.object({ holidays: z.array(z.string()).readonly(), makeUpDays: z.array(z.string()).readonly() })
export type WorkingDays = z.infer<typeof WorkingDays>

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

export const isWorkingDay = (day: string, { holidays, makeUpDays }: WorkingDays): boolean =>
  makeUpDays.includes(day) || !(isWeekend(day) || holidays.includes(day))
