import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { type PeriodSet, periodOn } from '../calendar/calendar.rules.ts'

interface Asked {
  readonly day?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly fromPeriod?: number | undefined
  readonly toPeriod?: number | undefined
}

export interface AskedTime {
  readonly day: string
  readonly from: string
  readonly to: string
}

const lastMinute = '23:59'

/** From now until the period that runs or comes next is over; after the last one, the first of tomorrow. */
const usualTime = (periodSets: readonly PeriodSet[], today: string, now: string): AskedTime => {
  const periodsOn = (day: string) => periodSets.find(({ holdsFrom }) => holdsFrom <= day)?.periods ?? []
  const running = periodsOn(today).find(({ ends }) => ends > now)
  if (running) return { day: today, from: now, to: running.ends }
  const [first] = periodsOn(dayAfter(today))
  if (first) return { day: dayAfter(today), from: first.starts, to: first.ends }
  return now < lastMinute ? { day: today, from: now, to: lastMinute } : { day: dayAfter(today), from: '00:00', to: lastMinute }
}

/** The time that is asked for; undefined for a period that the day does not have. */
export const askedTime = (asked: Asked, periodSets: readonly PeriodSet[], today: string, now: string): AskedTime | undefined => {
  const { day = today, from, to, fromPeriod, toPeriod } = asked
  if (from !== undefined && to !== undefined) return { day, from, to }
  if (fromPeriod === undefined || toPeriod === undefined) return usualTime(periodSets, today, now)
  const [first, last] = [periodOn({ periodSets }, day, fromPeriod), periodOn({ periodSets }, day, toPeriod)]
  return first && last && { day, from: first.starts, to: last.ends }
}
