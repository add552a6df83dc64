import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterHearing, looksDifferent, turnsOf } from '../watch/heard.rules.ts'
import { isStillBelieved, judge, standsSince } from './trouble.rules.ts'

const now = new Date('2026-03-16T04:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const well: Parameters<typeof judge>[0] = {
  screen_seen_at: ago(5),
  printer_seen_at: ago(5),
  printer_reasons: [],
  stopped_at: null,
  troubles: [],
}

test('the watch finds what went wrong once, and sees when it is over', () => {
  const cases: readonly (readonly [string, object, string[], string[]])[] = [
    ['all is well', {}, [], []],
    ['silent for 45 seconds', { printer_seen_at: ago(45) }, [], []],
    ['silent for longer', { printer_seen_at: ago(46) }, ['offline'], []],
    ['known to be silent', { printer_seen_at: ago(900), troubles: ['offline'] }, [], []],
    ['back again', { troubles: ['offline'] }, [], ['offline']],
    ['never heard of', { printer_seen_at: null, screen_seen_at: null }, [], []],
    ['its credential ended while it was lost', { printer_seen_at: null, troubles: ['offline'] }, [], []],
    ['the screen held back by its browser', { screen_seen_at: ago(60) }, [], []],
    ['the screen is gone', { screen_seen_at: ago(181) }, ['screen'], []],
    ['a short stop', { stopped_at: ago(60), printer_reasons: ['media_jam'] }, [], []],
    ['a jam', { stopped_at: ago(61), printer_reasons: ['media_jam', 'toner_low'] }, ['media_jam'], []],
    ['two things at once', { stopped_at: ago(61), printer_reasons: ['media_empty', 'toner_empty'] }, ['media_empty', 'toner'], []],
    ['several reasons of one kind', { stopped_at: ago(61), printer_reasons: ['door_open', 'other'] }, ['printer'], []],
    ['nobody knows why', { stopped_at: ago(61), printer_reasons: ['media_low'] }, ['printer'], []],
    [
      'paper is in, but now it jams',
      { stopped_at: ago(99), printer_reasons: ['media_jam'], troubles: ['media_empty'] },
      ['media_jam'],
      ['media_empty'],
    ],
    ['the jam is cleared', { troubles: ['media_jam'] }, [], ['media_jam']],
    ['jammed, then lost', { printer_seen_at: ago(60), stopped_at: ago(99), troubles: ['media_jam'] }, ['offline'], []],
    [
      'a stop that nobody saw the end of',
      { printer_seen_at: ago(60), stopped_at: ago(99), printer_reasons: ['media_jam'] },
      ['offline'],
      [],
    ],
  ]
  for (const [name, status, appeared, gone] of cases) assert.deepEqual(judge({ ...well, ...status }, now, 60), { appeared, gone }, name)
})

const before: Parameters<typeof afterHearing>[0] = { is_lost: false, printer_state: 'idle', printer_reasons: [], stopped_at: null }
const said = { state: 'idle' as const, reasons: [], sheetsLeft: 500, tonerPercent: 80, name: 'Laser' }

test('the school sets how long a printer may be stopped', () => {
  const jam = { ...well, stopped_at: ago(100), printer_reasons: ['media_jam' as const] }
  assert.deepEqual([judge(jam, now, 99).appeared, judge(jam, now, 100).appeared], [['media_jam'], []])
})

test('a stop is counted from its first report, and state changes are reported once', () => {
  const jam = { ...said, state: 'stopped' as const, reasons: ['media_jam' as const, 'media_jam' as const] }
  assert.deepEqual(afterHearing(before, jam, now).stopped_at, now)
  assert.deepEqual(afterHearing({ ...before, stopped_at: ago(30) }, jam, now).stopped_at, ago(30))
  assert.equal(afterHearing({ ...before, stopped_at: ago(30) }, said, now).stopped_at, null)
  assert.deepEqual(afterHearing(before, jam, now).printer_reasons, ['media_jam'])
  const kinds = (status: Partial<typeof before>, word: Parameters<typeof turnsOf>[1]) =>
    turnsOf({ ...before, ...status }, word).map(({ kind }) => kind)
  assert.deepEqual(kinds({}, said), [])
  assert.deepEqual(kinds({ is_lost: true }, said), ['online'])
  assert.deepEqual(kinds({ is_lost: true }, null), ['online'])
  assert.deepEqual(kinds({}, jam), ['printer_stopped'])
  assert.deepEqual(kinds({ stopped_at: ago(9) }, jam), [])
  assert.deepEqual(kinds({ stopped_at: ago(9) }, said), ['printer_ready'])
  assert.equal(looksDifferent(before, said), false)
  assert.equal(looksDifferent({ ...before, printer_state: 'stopped', printer_reasons: ['media_jam'] }, jam), false)
  assert.equal(looksDifferent(before, { ...said, reasons: ['media_low'] }), true)
})

test('a trouble lasts from its first report until it is no longer reported', () => {
  const stopped = { ...well, stopped_at: ago(20), printer_reasons: ['media_empty' as const] }
  const cases: readonly (readonly [object, Parameters<typeof standsSince>[1], Date | undefined])[] = [
    [stopped, 'media_empty', ago(20)],
    [stopped, 'media_jam', undefined],
    [well, 'media_empty', undefined],
    [{ printer_seen_at: ago(46) }, 'offline', ago(46)],
    [{ printer_seen_at: ago(45) }, 'offline', undefined],
    [{ printer_seen_at: null }, 'offline', undefined],
    [{ screen_seen_at: ago(181) }, 'screen', ago(181)],
    [{ ...stopped, screen_seen_at: ago(5) }, 'screen', undefined],
    [stopped, 'scanner', undefined],
  ]
  for (const [status, kind, since] of cases) assert.deepEqual(standsSince({ ...well, ...status }, kind, now), since, kind)
})

test('a closed case is trusted for two minutes', () => {
  assert.deepEqual([isStillBelieved(ago(119), now), isStillBelieved(ago(120), now)], [true, false])
})
