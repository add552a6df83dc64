import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualPace } from '../pace.ts'
import type { JobStatus } from '../printer/printer.ts'
import { judgeWatch, newWatch, outcomeOf, type Seen, type Verdict, type Watch } from './watch.rules.ts'

const printing = (impressions: number): JobStatus => ({ state: 'printing', impressions, reasons: [] })
const jammed = (impressions: number): JobStatus => ({ state: 'stopped', impressions, reasons: ['media_jam'] })
const away: Seen = { state: 'away' }

/** Looks at a job at these seconds, and has each report arrive. */
const follow = (...looks: readonly (readonly [second: number, seen: Seen])[]) => {
  let watch = newWatch(0)
  return looks.map(([second, seen]): Verdict => {
    const verdict = judgeWatch(watch, seen, second * 1000, usualPace)
    watch = verdict.report ? { ...verdict.watch, reported: verdict.report, reportedAt: second * 1000 } : verdict.watch
    return verdict
  })
}

const reported = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ report }) => report && `${report.state} ${report.impressions} ${report.reasons.join()}`.trim())
const cancelled = (verdicts: readonly Verdict[]) => verdicts.map(({ isToBeCancelled }) => isToBeCancelled)

test('every printed page is reported, and reports are frequent enough for the lease', () => {
  const verdicts = follow([0, printing(0)], [1, printing(0)], [2, printing(1)], [3, printing(1)], [22, printing(1)], [23, printing(1)])
  assert.deepEqual(reported(verdicts), ['printing 0', undefined, 'printing 1', undefined, 'printing 1', undefined])
})

test('a job on a printer stopped for a minute is cancelled', () => {
  const verdicts = follow([0, printing(2)], [1, jammed(2)], [60, jammed(2)], [61, jammed(2)])
  assert.deepEqual(reported(verdicts), ['printing 2', 'stopped 2 media_jam', 'stopped 2 media_jam', undefined])
  assert.deepEqual(cancelled(verdicts), [false, false, false, true])
})

test('a stop that ends in time starts again at zero the next time', () => {
  const verdicts = follow([0, jammed(0)], [59, jammed(0)], [60, printing(1)], [61, jammed(1)], [120, jammed(1)], [121, jammed(1)])
  assert.deepEqual(cancelled(verdicts), [false, false, false, false, false, true])
})

test('an unreachable printer is not reported after five minutes, until it is back', () => {
  const verdicts = follow([0, printing(3)], [1, away], [290, away], [301, away], [400, away], [500, printing(5)])
  assert.deepEqual(reported(verdicts), ['printing 3', 'stopped 3 unreachable', 'stopped 3 unreachable', undefined, undefined, 'printing 5'])
})

test('a printer that reports printing without progress for half an hour counts as stopped', () => {
  const verdicts = follow([0, printing(1)], [1799, printing(1)], [1800, printing(1)], [1860, printing(1)])
  assert.deepEqual(reported(verdicts).at(2), 'stopped 1 other')
  assert.deepEqual(cancelled(verdicts), [false, false, false, true])
})

test('what was counted once stays counted', () => {
  assert.deepEqual(reported(follow([0, printing(4)], [1, printing(2)], [2, printing(5)])), ['printing 4', undefined, 'printing 5'])
})

const watch: Watch = { ...newWatch(0), impressions: 4, reported: { state: 'stopped', impressions: 4, reasons: ['media_empty'] } }

test('a job ends with the count of its printer and the reason why it did not go on', () => {
  assert.equal(outcomeOf(printing(1), watch), undefined)
  assert.equal(outcomeOf(away, watch), undefined)
  assert.deepEqual(outcomeOf({ state: 'done', impressions: 6, reasons: ['toner_low'] }, watch), {
    state: 'done',
    impressions: 6,
    reasons: [],
  })
  assert.deepEqual(outcomeOf({ state: 'ended', impressions: 3, reasons: [] }, watch), {
    state: 'failed',
    impressions: 4,
    reasons: ['media_empty'],
  })
  assert.deepEqual(outcomeOf({ state: 'ended', impressions: 5, reasons: ['media_jam'] }, watch)?.reasons, ['media_jam'])
  assert.deepEqual(outcomeOf({ state: 'ended', impressions: 0, reasons: [] }, newWatch(0)), {
    state: 'failed',
    impressions: 0,
    reasons: ['other'],
  })
})
