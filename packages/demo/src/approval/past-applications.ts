import type { FormValues } from '@campus/contract/approval/form.ts'
import { afterWorkingHours, type WorkingCalendar } from '@campus/server/platform/time/working-hours.ts'
import { ago, dayAhead } from '../ago.ts'
import { randomFrom } from '../seed.ts'
import { pastTexts } from './past-texts.ts'

type Outcome = 'passed' | 'refused' | 'returned' | 'cancelled' | 'timed_out'

export interface PastApplication {
  readonly process: string
  readonly starter: string
  readonly startedAt: Date
  readonly values: FormValues
  /** How it went; what was returned passed later. */
  readonly outcome: Outcome
  /** How often its call of another system failed; after the third time somebody did by hand what the call was for. */
  readonly failedCalls: number
  /** Working minutes that each of its steps took. */
  readonly minutes: number
}

const students = ['100001', '100004', '100010', '100023', '100037', '100052']
const teachers = ['T0001', 'T0007', 'T0013', 'T0025', 'T0042']
const visitors = ['V0001']

const turn = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const hoursOn = (day: string) => [`${day} 09:00`, `${day} 11:30`]

interface Kind {
  readonly starters: readonly string[]
  readonly values: (at: number, startedAt: Date) => FormValues
}

const kinds: Readonly<Record<string, Kind>> = {
  seal: {
    starters: students,
    values: (at) => {
      const [title, seal, reason] = turn(pastTexts.seal, at)
      return { title, seal, copies: 1 + (at % 3), reason }
    },
  },
  room: {
    starters: [...teachers, ...students],
    values: (at, startedAt) => {
      const [room, reason] = turn(pastTexts.room, at)
      return { room, hours: hoursOn(dayAhead(startedAt, 4)), attending: 20 + 5 * at, reason }
    },
  },
  trip: {
    starters: teachers,
    values: (at, startedAt) => {
      const [destination, way, reason] = turn(pastTexts.trip, at)
      return { destination, days: [dayAhead(startedAt, 6), dayAhead(startedAt, 8)], way, reason }
    },
  },
  visit: {
    starters: visitors,
    values: (at, startedAt) => {
      const [gate, reason] = turn(pastTexts.visit, at)
      return { day: dayAhead(startedAt, 3), gate, reason }
    },
  },
  reimbursement: {
    starters: teachers,
    values: (at) => {
      const [title, kind, price] = turn(pastTexts.reimbursement, at)
      return { title, invoices: [{ number: String(31_210_001 + at), kind, price }], total: price }
    },
  },
  purchase: {
    starters: teachers,
    values: (at) => {
      const [item, number, price, reason] = turn(pastTexts.purchase, at)
      return { items: [{ item, number, price, sum: number * price }], total: number * price, reason }
    },
  },
  vehicle: {
    starters: teachers,
    values: (at, startedAt) => {
      const [vehicle, destination, reason] = turn(pastTexts.vehicle, at)
      return { vehicle, hours: hoursOn(dayAhead(startedAt, 5)), destination, reason }
    },
  },
}

/** What is asked for less often. */
const rareKinds: Readonly<Record<string, Kind>> = {
  'seal-loan': {
    starters: teachers,
    values: (at, startedAt) => {
      const [seal, place, reason] = turn(pastTexts.sealLoan, at)
      return { seal, hours: hoursOn(dayAhead(startedAt, 3)), place, reason }
    },
  },
  event: {
    starters: students,
    values: (at, startedAt) => {
      const [title, plan, attending] = turn(pastTexts.event, at)
      return { title, hours: hoursOn(dayAhead(startedAt, 7)), attending, plan }
    },
  },
}

/** Some go otherwise than most. */
const outcomes: Readonly<Record<number, Outcome>> = {
  3: 'timed_out',
  7: 'returned',
  9: 'refused',
  15: 'cancelled',
  21: 'returned',
  26: 'refused',
  31: 'timed_out',
}

/** The other system was not there for some calls; those of one reimbursement were given up. */
const failedCalls: Readonly<Record<number, number>> = { 13: 1, 19: 2, 25: 3, 34: 1 }

const [total, rare, firstDay, lastDay] = [35, 4, 28, 10]
const maxMinutesToday = 400

/** Evenly over about three weeks, in working hours; all have ended before today. */
export const pastApplications = (today: Date, calendar: WorkingCalendar): PastApplication[] => {
  const random = randomFrom('past applications')
  return Array.from({ length: total + rare }, (_, index) => {
    const isRare = index >= total
    const [among, place] = isRare ? [rareKinds, index - total] : [kinds, index]
    const codes = Object.keys(among)
    const process = turn(codes, place)
    const { starters, values } = among[process] ?? { starters: [], values: () => ({}) }
    const at = Math.floor(place / codes.length)
    const day = ago(today, 24 * (firstDay - (place * (firstDay - lastDay)) / (isRare ? rare : total)))
    const startedAt = afterWorkingHours(day, random() * maxMinutesToday, calendar)
    const outcome = outcomes[index] ?? 'passed'
    return {
      process,
      starter: turn(starters, at),
      startedAt,
      values: values(at, startedAt),
      outcome,
      failedCalls: failedCalls[index] ?? 0,
      minutes: 15 + random() * 500,
    }
  })
}
