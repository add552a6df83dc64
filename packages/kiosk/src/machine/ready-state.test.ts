import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readyState } from './ready-state.ts'

type Known = Parameters<typeof readyState>[0]

const works: Known = { isOpenNow: true, system: 'normal', printer: 'idle', reasons: [] }

test('somebody can print here while it is open, in use, and its printer goes', () => {
  const cases: readonly (readonly [Partial<Known>, boolean])[] = [
    [{}, true],
    [{ printer: 'printing' }, true],
    [{ reasons: ['media_low'] }, true],
    [{ printer: 'stopped', reasons: ['media_jam'] }, false],
    [{ printer: 'unknown' }, false],
    [{ isOpenNow: false }, false],
    [{ system: 'closed' }, false],
    [{ system: 'fault' }, false],
  ]
  for (const [change, isUsable] of cases) assert.equal(readyState({ ...works, ...change }).isUsable, isUsable, JSON.stringify(change))
})

test('why not is told in words', () => {
  assert.deepEqual(readyState({ ...works, printer: 'stopped', reasons: ['media_empty'] }).why[0]?.[1], 'Out of paper')
  assert.equal(readyState({ ...works, isOpenNow: false }).text[1], 'Closed now')
})
