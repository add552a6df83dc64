import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenAt, openingsIn } from './opening-hours.rules.ts'
import { common, merged, secondsIn } from './spans.rules.ts'
import { type Known, statusOf } from './terminal-state.rules.ts'

const now = new Date('2026-03-16T04:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const well: Known = { isInUse: true, isOpenNow: true, isOutOfOrder: false, printerSeenAt: ago(5), printer: 'idle', reasons: [] }

test('a terminal is normal only if it is open, reachable, in use, without faults and its printer works', () => {
  const cases: readonly (readonly [string, Partial<Known>, object])[] = [
    ['well', {}, { state: 'normal', run: 'online', system: 'normal', printer: 'idle' }],
    ['printing', { printer: 'printing' }, { state: 'normal', printer: 'printing' }],
    ['a warning', { reasons: ['media_low'] }, { state: 'normal', reasons: ['media_low'] }],
    ['without paper', { reasons: ['media_empty'] }, { state: 'unavailable', printer: 'idle' }],
    ['heard 45 seconds ago', { printerSeenAt: ago(45) }, { state: 'normal', run: 'online' }],
    ['lost', { printerSeenAt: ago(46), reasons: ['media_jam'] }, { state: 'unavailable', run: 'offline', printer: 'unknown', reasons: [] }],
    ['never heard of', { printerSeenAt: null }, { state: 'unavailable', run: 'offline' }],
    ['jammed', { printer: 'stopped', reasons: ['media_jam'] }, { state: 'unavailable', run: 'online', system: 'normal' }],
    ['not known', { printer: 'unknown' }, { state: 'unavailable', run: 'online' }],
    ['at night', { isOpenNow: false }, { state: 'unavailable', system: 'normal', run: 'online' }],
    ['out of order', { isOutOfOrder: true }, { state: 'unavailable', system: 'fault' }],
    ['closed', { isInUse: false, isOutOfOrder: true }, { state: 'unavailable', system: 'closed' }],
  ]
  for (const [name, known, wanted] of cases) {
    const status = statusOf({ ...well, ...known }, now)
    assert.deepEqual({ ...status, ...wanted }, status, name)
  }
})

const weekdays = [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '17:30' }]

test('a terminal is open by the clock of its school, and always where it has no hours', () => {
  const cases = [
    ['2026-03-16T00:00:00Z', true],
    ['2026-03-15T23:59:00Z', false],
    ['2026-03-16T09:29:59Z', true],
    ['2026-03-16T09:30:00Z', false],
    ['2026-03-14T04:00:00Z', false],
    // Monday in UTC is still Sunday elsewhere.
    ['2026-03-15T20:00:00Z', false],
  ] as const
  for (const [at, isOpen] of cases) assert.equal(isOpenAt(weekdays, 'Asia/Shanghai', new Date(at)), isOpen, at)
  assert.equal(isOpenAt([], 'Asia/Shanghai', now), true)
  assert.equal(isOpenAt([{ days: [7], from: '00:00', until: '24:00' }], 'America/New_York', new Date('2026-03-16T03:59:00Z')), true)
  assert.equal(isOpenAt([{ days: [7], from: '00:00', until: '24:00' }], 'America/New_York', new Date('2026-03-16T04:00:00Z')), false)
})

test('the openings of a week are its days, and the span itself where there are no hours', () => {
  const week = { from: new Date('2026-03-15T16:00:00Z'), until: new Date('2026-03-22T15:59:59Z') }
  const openings = openingsIn(weekdays, 'Asia/Shanghai', week)
  assert.equal(openings.length, 5)
  assert.deepEqual(openings[0], { from: new Date('2026-03-16T00:00:00Z'), until: new Date('2026-03-16T09:30:00Z') })
  assert.deepEqual(openingsIn([], 'Asia/Shanghai', week), [week])
})

test('hours are those of the clock on the wall on the day the clocks change too, and a day ends at 24:00', () => {
  const changing = { from: new Date('2026-03-28T23:00:00Z'), until: new Date('2026-03-29T21:59:59Z') }
  assert.deepEqual(openingsIn([{ days: [7], from: '08:00', until: '24:00' }], 'Europe/Berlin', changing), [
    { from: new Date('2026-03-29T06:00:00Z'), until: new Date('2026-03-29T22:00:00Z') },
  ])
})

const span = (from: number, until: number) => ({ from: ago(-from), until: ago(-until) })

test('spans that touch or overlap are one, and what two lists share is what both cover', () => {
  assert.deepEqual(merged([span(20, 30), span(0, 10), span(10, 12), span(25, 26), span(40, 40)]), [span(0, 12), span(20, 30)])
  assert.deepEqual(common([span(0, 10), span(20, 30)], [span(5, 25)]), [span(5, 10), span(20, 25)])
  assert.equal(secondsIn([span(0, 10), span(5, 20)]), 20)
  assert.equal(secondsIn([]), 0)
})
