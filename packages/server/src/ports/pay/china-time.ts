const eightHours = 8 * 60 * 60 * 1000

const shifted = (at: Date) => new Date(at.getTime() + eightHours).toISOString()

/** `2026-01-31 09:30:00`, as the clocks in China show it. */
export const chinaClock = (at: Date): string => shifted(at).slice(0, 19).replace('T', ' ')

/** `2026-01-31T09:30:00+08:00`. */
export const chinaInstant = (at: Date): string => `${shifted(at).slice(0, 19)}+08:00`

/** `2026-01-31`. */
export const chinaDay = (at: Date): string => shifted(at).slice(0, 10)

/** The other way round; what is no time is an invalid date. */
export const fromChinaClock = (text: string): Date => new Date(`${text.trim().replace(' ', 'T')}+08:00`)
