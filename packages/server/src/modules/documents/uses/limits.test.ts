import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LimitPeriod, type Limits, limitPeriods } from '@campus/contract/documents/template-choices.ts'
import { limitCodeOf, limitsAt, type Use, windowOf } from './limits.rules.ts'

const noLimits: Limits = { total: null, day: null, week: null, month: null, quarter: null, half_year: null, year: null }
const limitsOf = (limits: Limits, uses: readonly Use[], at: Date, timeZone: string) =>
  limitsAt({ limits, copyLimits: noLimits }, uses, { at, timeZone })
const usesAt = (...instants: string[]): Use[] =>
  instants.map((at) => ({ at: new Date(at), copies: 1, freeCopies: 0, grantedCopies: 0, paid: 0 }))

/** A moment at a place, and from when until when the period runs that it lies in, all in UTC. */
type WindowCase = readonly [period: LimitPeriod, zone: string, now: string, from: string, until: string]

const windows: readonly WindowCase[] = [
  // Midnight at the school is not midnight in UTC.
  ['day', 'Asia/Shanghai', '2026-05-10T15:59:59.999Z', '2026-05-09T16:00Z', '2026-05-10T16:00Z'],
  ['day', 'Asia/Shanghai', '2026-05-10T16:00:00.000Z', '2026-05-10T16:00Z', '2026-05-11T16:00Z'],
  ['day', 'UTC', '2026-05-10T15:59:59.999Z', '2026-05-10T00:00Z', '2026-05-11T00:00Z'],
  ['day', 'UTC', '2026-05-10T23:59:59.999Z', '2026-05-10T00:00Z', '2026-05-11T00:00Z'],
  // Days of 23 and of 25 hours.
  ['day', 'Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['day', 'Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['day', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ['day', 'Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ['day', 'America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
  ['day', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  // Weeks run from Monday to Sunday.
  ['week', 'Asia/Shanghai', '2026-05-10T15:59:59Z', '2026-05-03T16:00Z', '2026-05-10T16:00Z'],
  ['week', 'Asia/Shanghai', '2026-05-10T16:00:00Z', '2026-05-10T16:00Z', '2026-05-17T16:00Z'],
  ['week', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-22T23:00Z', '2026-03-29T22:00Z'],
  ['week', 'America/New_York', '2026-11-01T12:00:00Z', '2026-10-26T04:00Z', '2026-11-02T05:00Z'],
  // A week over the new year is one week.
  ['week', 'UTC', '2026-12-31T23:59:59Z', '2026-12-28T00:00Z', '2027-01-04T00:00Z'],
  ['week', 'UTC', '2027-01-01T00:00:00Z', '2026-12-28T00:00Z', '2027-01-04T00:00Z'],
  ['week', 'UTC', '2027-01-03T23:59:59Z', '2026-12-28T00:00Z', '2027-01-04T00:00Z'],
  // Months of every length.
  ['month', 'Asia/Shanghai', '2026-01-31T15:59:59Z', '2025-12-31T16:00Z', '2026-01-31T16:00Z'],
  ['month', 'Asia/Shanghai', '2026-01-31T16:00:00Z', '2026-01-31T16:00Z', '2026-02-28T16:00Z'],
  ['month', 'UTC', '2028-02-29T23:59:59Z', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
  ['month', 'UTC', '2027-02-28T23:59:59Z', '2027-02-01T00:00Z', '2027-03-01T00:00Z'],
  ['month', 'UTC', '2026-04-30T23:59:59Z', '2026-04-01T00:00Z', '2026-05-01T00:00Z'],
  ['month', 'Europe/Berlin', '2026-03-31T21:59:59Z', '2026-02-28T23:00Z', '2026-03-31T22:00Z'],
  ['month', 'America/New_York', '2026-11-15T12:00:00Z', '2026-11-01T04:00Z', '2026-12-01T05:00Z'],
  // Quarters.
  ['quarter', 'Asia/Shanghai', '2026-03-31T15:59:59Z', '2025-12-31T16:00Z', '2026-03-31T16:00Z'],
  ['quarter', 'Asia/Shanghai', '2026-03-31T16:00:00Z', '2026-03-31T16:00Z', '2026-06-30T16:00Z'],
  ['quarter', 'UTC', '2026-09-30T23:59:59Z', '2026-07-01T00:00Z', '2026-10-01T00:00Z'],
  ['quarter', 'UTC', '2026-12-31T23:59:59Z', '2026-10-01T00:00Z', '2027-01-01T00:00Z'],
  ['quarter', 'Europe/Berlin', '2026-01-01T00:00:00Z', '2025-12-31T23:00Z', '2026-03-31T22:00Z'],
  // Half-years begin in January and in July.
  ['half_year', 'Asia/Shanghai', '2026-06-30T15:59:59Z', '2025-12-31T16:00Z', '2026-06-30T16:00Z'],
  ['half_year', 'Asia/Shanghai', '2026-06-30T16:00:00Z', '2026-06-30T16:00Z', '2026-12-31T16:00Z'],
  ['half_year', 'UTC', '2026-06-30T16:00:00Z', '2026-01-01T00:00Z', '2026-07-01T00:00Z'],
  ['half_year', 'America/New_York', '2026-07-01T03:59:59Z', '2026-01-01T05:00Z', '2026-07-01T04:00Z'],
  ['half_year', 'Europe/Berlin', '2026-12-31T22:59:59Z', '2026-06-30T22:00Z', '2026-12-31T23:00Z'],
  // Years.
  ['year', 'Asia/Shanghai', '2026-12-31T15:59:59Z', '2025-12-31T16:00Z', '2026-12-31T16:00Z'],
  ['year', 'Asia/Shanghai', '2026-12-31T16:00:00Z', '2026-12-31T16:00Z', '2027-12-31T16:00Z'],
  ['year', 'UTC', '2026-12-31T16:00:00Z', '2026-01-01T00:00Z', '2027-01-01T00:00Z'],
  ['year', 'UTC', '2028-02-29T12:00:00Z', '2028-01-01T00:00Z', '2029-01-01T00:00Z'],
]

test('each period begins and ends at midnight in the time zone of the school', () => {
  for (const [period, zone, now, from, until] of windows) {
    const window = windowOf(period, new Date(now), zone)
    assert.deepEqual(window, { from: new Date(from), until: new Date(until) }, `${period} in ${zone} at ${now}`)
  }
  assert.equal(windowOf('total', new Date(), 'UTC'), undefined)
})

test('a use counts in its period from the first moment to the last, and not a moment longer', () => {
  for (const [period, zone, now, from, until] of windows) {
    const [first, next] = [Date.parse(from), Date.parse(until)]
    const uses = [first - 1, first, next - 1, next].map(
      (at): Use => ({ at: new Date(at), copies: 1, freeCopies: 0, grantedCopies: 0, paid: 0 }),
    )
    const { limits } = limitsOf({ ...noLimits, [period]: 5 }, uses, new Date(now), zone)
    const expected = [{ counts: 'applications', period, limit: 5, used: 2, left: 3, moreAt: new Date(until) }]
    assert.deepEqual(limits, expected, `${period} in ${zone} at ${now}`)
  }
})

test('what counts in total never resets', () => {
  const uses = usesAt('1999-01-01T00:00Z', '2026-01-01T00:00Z')
  const total = { counts: 'applications', period: 'total', limit: 2, used: 2, left: 0, moreAt: null } as const
  assert.deepEqual(limitsOf({ ...noLimits, total: 2 }, uses, new Date('2099-01-01'), 'Asia/Shanghai'), {
    limits: [total],
    left: 0,
    copiesLeft: null,
    stop: total,
  })
})

test('without limits one may have as many as one likes', () => {
  const uses = usesAt('2026-01-01T00:00Z')
  assert.deepEqual(limitsOf(noLimits, uses, new Date('2026-01-01'), 'UTC'), { limits: [], left: null, copiesLeft: null, stop: null })
})

test('each limit blocks by itself, until its next period begins', () => {
  const now = new Date('2026-05-13T04:00Z')
  for (const period of limitPeriods) {
    const once = { ...noLimits, [period]: 1 }
    const stopped = limitsOf(once, usesAt('2026-05-13T03:59Z'), now, 'Asia/Shanghai')
    assert.deepEqual([stopped.stop?.period, stopped.left], [period, 0])
    const moreAt = stopped.stop?.moreAt
    if (period === 'total') assert.equal(moreAt, null)
    else assert.equal(limitsOf(once, usesAt('2026-05-13T03:59Z'), moreAt ?? now, 'Asia/Shanghai').stop, null)
  }
})

test('the tightest limit determines how many are left', () => {
  const limits = { ...noLimits, day: 3, month: 4 }
  const now = new Date('2026-05-13T04:00Z')
  const early = limitsOf(limits, usesAt('2026-05-12T04:00Z'), now, 'UTC')
  assert.deepEqual([early.left, early.stop], [3, null])
  const late = limitsOf(limits, usesAt('2026-05-13T01:00Z', '2026-05-13T02:00Z'), now, 'UTC')
  assert.deepEqual([late.left, late.stop], [1, null])
})

test('of several reached limits the one that lasts longest is reported, even the week at the end of a year', () => {
  const stop = (limits: Partial<Limits>, now: string) => {
    const { stop } = limitsOf({ ...noLimits, ...limits }, usesAt(now), new Date(now), 'UTC')
    return [stop?.period, stop?.moreAt?.toISOString() ?? null]
  }
  assert.deepEqual(stop({ day: 1, week: 1, month: 1 }, '2026-05-13T04:00:00Z'), ['month', '2026-06-01T00:00:00.000Z'])
  assert.deepEqual(stop({ week: 1, month: 1, year: 1 }, '2026-12-31T12:00:00Z'), ['week', '2027-01-04T00:00:00.000Z'])
  assert.deepEqual(stop({ total: 1, year: 1 }, '2026-12-31T12:00:00Z'), ['total', null])
  assert.deepEqual(stop({ half_year: 1, year: 1 }, '2026-12-01T12:00:00Z')[1], '2027-01-01T00:00:00.000Z')
})

test('a limit that was lowered below the used number leaves zero, not less', () => {
  const { left, limits } = limitsOf({ ...noLimits, total: 1 }, usesAt('2026-01-01T00:00Z', '2026-01-02T00:00Z'), new Date(), 'UTC')
  assert.deepEqual([left, limits[0]?.used], [0, 2])
})

test('copies are counted beside applications, and so many as are left may be had at once', () => {
  const now = { at: new Date('2026-05-13T04:00Z'), timeZone: 'UTC' }
  const uses = usesAt('2026-05-13T01:00Z', '2026-05-02T01:00Z').map((use) => ({ ...use, copies: 4 }))
  const rules = { limits: { ...noLimits, day: 2 }, copyLimits: { ...noLimits, day: 6, month: 10 } }
  const stopOf = (copies: number) => {
    const { left, copiesLeft, stop } = limitsAt(rules, uses, now, copies)
    return [left, copiesLeft, stop && limitCodeOf(stop)]
  }
  assert.deepEqual(stopOf(2), [1, 2, null])
  assert.deepEqual(stopOf(3), [1, 2, 'copy_limit_month'])
  assert.equal(limitsAt({ ...rules, limits: { ...noLimits, year: 2 } }, uses, now, 3).stop?.counts, 'applications')
})
