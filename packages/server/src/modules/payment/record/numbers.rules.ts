import { dayIn } from '../../../platform/time/zoned-day.ts'

/** The providers count their days in China's time, wherever the school is. */
export const billZone = 'Asia/Shanghai'

/** `P` and the day, then twelve random digits: provider and payer can read the day from it. */
const numberOf = (letter: 'P' | 'R', now: Date, random: number) =>
  `${letter}${dayIn(billZone, now).replaceAll('-', '')}${String(random).padStart(14, '0')}`

export const randomBelow = 10 ** 14

export const paymentNumber = (now: Date, random: number) => numberOf('P', now, random)

export const refundNumber = (now: Date, random: number) => numberOf('R', now, random)
