import assert from 'node:assert/strict'
import { test } from 'node:test'
import { later } from '../../../platform/time/clock.ts'
import { checkNonce, isKnownNonce } from './nonce.rules.ts'

test('only the nonces of the last two responses are valid', () => {
  const cases = [
    [null, null, null, true],
    [null, null, 'made up', false],
    ['b1', null, 'b1', true],
    ['b1', null, null, true],
    ['b2', 'b1', 'b2', true],
    ['b2', 'b1', 'b1', true],
    ['b2', 'b1', null, false],
    ['b3', 'b2', 'b1', false],
  ] as const
  for (const [nonce, previous_nonce, given, isGood] of cases)
    assert.equal(isKnownNonce({ nonce, previous_nonce }, given), isGood, `${given} after ${previous_nonce}, ${nonce}`)
})

test('a call needs a known and recent nonce: a wrong one differs from an expired one', () => {
  const now = new Date('2026-03-02T08:00:00Z')
  const heard = (secondsAgo: number, chain = { nonce: 'b2', previous_nonce: 'b1' }) => ({ ...chain, seen_at: later(now, -secondsAgo) })
  const cases = [
    [heard(0), 'b2', 'good'],
    [heard(0), 'b1', 'good'],
    [heard(45), 'b2', 'good'],
    [heard(46), 'b2', 'over'],
    [heard(46), 'b1', 'over'],
    [heard(0), 'b0', 'wrong'],
    [heard(46), 'b0', 'wrong'],
    [heard(0), '', 'wrong'],
    [heard(0), undefined, 'wrong'],
    [{ nonce: null, previous_nonce: null, seen_at: null }, undefined, 'wrong'],
    [{ nonce: null, previous_nonce: null, seen_at: null }, '', 'wrong'],
    [{ nonce: 'b1', previous_nonce: null, seen_at: now }, undefined, 'wrong'],
  ] as const
  for (const [chain, given, fit] of cases) assert.equal(checkNonce(chain, given, now), fit, `${given} of ${JSON.stringify(chain)}`)
})
