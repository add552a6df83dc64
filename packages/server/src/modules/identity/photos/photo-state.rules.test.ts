import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overrules, stateAfterJudging, validUntil } from './photo-state.rules.ts'

const good = {
  checks: [{ verdict: 'good' }, { verdict: 'advise' }],
  comparison: 'no_reference',
  isUnvouched: false,
  isMeasured: true,
  reviewer: 'nobody',
  background: 'as_taken',
} as const

test('a photo passes by itself only where a machine measured it and nobody has to look', () => {
  const cases = [
    [{}, 'passed'],
    [{ comparison: 'same' }, 'passed'],
    [{ comparison: 'different' }, 'mismatch'],
    [{ comparison: 'not_compared' }, 'reviewing'],
    [{ reviewer: 'manager' }, 'reviewing'],
    [{ isUnvouched: true }, 'reviewing'],
    [{ comparison: 'same', isUnvouched: true }, 'reviewing'],
    [{ comparison: 'different', isUnvouched: true }, 'mismatch'],
    [{ background: 'replaced' }, 'reviewing'],
    [{ isMeasured: false, checks: [] }, 'reviewing'],
    [{ checks: [{ verdict: 'refuse' }], comparison: 'different' }, 'failed'],
    [{ checks: [{ verdict: 'refuse' }], reviewer: 'manager' }, 'failed'],
  ] as const
  for (const [changes, state] of cases) assert.equal(stateAfterJudging({ ...good, ...changes }), state, JSON.stringify(changes))
})

test('who passes what the machine refused decides against it; who refuses does not', () => {
  const refused = { checks: [{ verdict: 'refuse' }], comparison: 'same' } as const
  assert.deepEqual([overrules('passed', refused), overrules('failed', refused), overrules('passed', good)], [true, false, false])
  assert.equal(overrules('passed', { ...good, comparison: 'different' }), true)
})

test('a passed photo counts for so many days, others not at all', () => {
  const decided_at = new Date('2026-01-01T00:00:00Z')
  assert.equal(validUntil({ state: 'passed', decided_at, valid_days: 365 })?.toISOString(), '2027-01-01T00:00:00.000Z')
  assert.equal(validUntil({ state: 'passed', decided_at, valid_days: 0 }), null)
  assert.equal(validUntil({ state: 'failed', decided_at, valid_days: 365 }), null)
})
