import { dayIn, startOfDay } from '../../platform/time/zoned-day.ts'

const dayMs = 86_400_000

/** Two years, so that a year can be held against the one before: hours, and who was there on a day. Days stay. */
export const keptDays = 800

/**
 * The first day of which every hour and every person is there. A day and a half later than what is removed now: a removal that
 * runs at the same time takes nothing from it.
 */
export const firstKeptDay = (timeZone: string, now: Date): string => dayIn(timeZone, new Date(now.getTime() - (keptDays - 2) * dayMs))

export const keptSince = (timeZone: string, now: Date): Date => startOfDay(timeZone, firstKeptDay(timeZone, now))
