import { later } from '../../../platform/time/clock.ts'

/** For half an hour it can be taken back. */
export const payOutAt = (now: Date): Date => later(now, 1800)

/** As long as one try may last before somebody else looks how it stands. */
export const tryUntil = (now: Date): Date => later(now, 120)

const pauses = [60, 120, 300, 900]

/** When a payout that has not ended is checked again, after so many tries. */
export const nextTryAt = (attempts: number, now: Date): Date => later(now, pauses[attempts - 1] ?? 3600)

/** `W20261115` and twelve figures, as providers take it; the day is that of the school. */
export const withdrawalNumber = (day: string, random: number) => `W${day.replaceAll('-', '')}${String(random).padStart(12, '0')}`

export const withdrawalNumbersADay = 10 ** 12
