import type { StatisticStep } from '@campus/contract/statistics/chart.ts'
import type { Row } from '../marks/data.ts'

export interface ClockTime {
  /** `2026-11-17` */
  readonly day: string
  /** `14:00` */
  readonly time: string
}

/** What a clock in this zone shows. */
export const clockIn = (zone: string): ((instant: string) => ClockTime) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
    return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` }
  }
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** How a step of time is called below a chart and where one points at it. */
export const rowOf = ({ day, time }: ClockTime, step: StatisticStep, weekdays: readonly string[]): Row => {
  if (step === 'month') return { label: day.slice(0, 7), short: day.slice(0, 7) }
  const named = `${day} ${weekdays[weekdayOf(day)]}`
  if (step === 'day') return { label: named, short: day.slice(5) }
  return { label: `${named} ${time}`, short: time === '00:00' ? day.slice(5) : time }
}
