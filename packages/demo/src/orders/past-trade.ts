import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { dayAfter, dayIn, startOfDay } from '@campus/server/platform/time/zoned-day.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { timeZone } from '../schedule/demo-term.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, pick, randomFrom } from '../seed.ts'
import { tradeTexts } from './trade-texts.ts'

const [rechargeCount, firstDay] = [24, 96]
const numbers = [
  '100002',
  '100003',
  '100004',
  '100005',
  '100006',
  '100007',
  '100061',
  '100120',
  '100205',
  '100333',
  '100480',
  '100777',
] as const

/** An hour of the day at the school, so many days ago. */
export const momentOf = (today: Date, days: number, hour: number): Date =>
  ago(startOfDay(timeZone, dayIn(timeZone, ago(today, 24 * days))), -hour - (hour % 7) / 8)

/** Students who bought print beans in the last months, the first of them long ago; some never paid. */
export const pastRecharges = (today: Date) => {
  const random = randomFrom('recharges')
  return Array.from({ length: rechargeCount }, (_, index) => ({
    number: numbers[index % numbers.length] ?? numbers[0],
    beans: pick(random, [10, 20, 50, 30, 100]),
    isPaid: index % 6 !== 5,
    at: momentOf(today, firstDay - index * 4, 7 + Math.floor(random() * 16)),
  }))
}

/** Who took beans out again, and how that ended. */
export const pastWithdrawals = (today: Date) =>
  (
    [
      ['100002', 600, 'done', 33],
      ['100003', 500, 'failed', 24],
      ['100004', 800, 'done', 17],
      ['100005', 300, 'cancelled', 9],
      ['100061', 700, 'done', 5],
    ] as const
  ).map(([student, amount, state, days], index) => {
    const at = momentOf(today, days, 9 + index * 3)
    return {
      id: idAt('withdrawal', student, at),
      school_id: demoUniversity.id,
      person_id: personId(student),
      number: `W${dayIn(timeZone, at).replaceAll('-', '')}${String(index + 1).padStart(12, '0')}`,
      amount,
      state,
      reason: state === 'failed' ? tradeTexts.returned : '',
      provider: 'cashier' as const,
      created_at: at,
      due_at: momentOf(at, -1, 18),
      ended_at: momentOf(at, -1, 10),
    }
  })

const comparedDays = 90

/** Each night's comparison with the cashier: what was paid that day is on both sides; one night there was no bill. */
export const reconciliationRows = (today: Date): NewRow<'reconciliation'>[] => {
  const paid = pastRecharges(today).filter(({ isPaid }) => isPaid)
  const first = dayIn(timeZone, ago(today, 24 * comparedDays))
  return Array.from({ length: comparedDays - 1 }, (_, index) => {
    const day = dayAfter(first, index)
    const payments = paid.filter(({ at }) => dayIn(timeZone, at) === day)
    const amount = payments.reduce((sum, { beans }) => sum + beans * 100, 0)
    const madeAt = ago(startOfDay(timeZone, dayAfter(day, 1)), -10.5)
    const isFailed = index === 41
    return {
      id: idAt('reconciliation', day, madeAt),
      school_id: demoUniversity.id,
      provider: 'cashier' as const,
      day,
      state: isFailed ? ('failed' as const) : ('done' as const),
      reason: isFailed ? 'bill_not_ready' : '',
      our_count: isFailed ? 0 : payments.length,
      our_amount: isFailed ? 0 : amount,
      their_count: isFailed ? 0 : payments.length,
      their_amount: isFailed ? 0 : amount,
      made_at: madeAt,
    }
  })
}
