import assert from 'node:assert/strict'
import { test } from 'node:test'
import { latestDeadline, mayEndAt } from './deadline.rules.ts'

const now = new Date('2026-03-01T08:00:00Z')
const at = (text: string) => new Date(text)
const monthOn = at('2026-03-31T08:00:00Z')

test('something is entrusted for a month at most, and never longer than it can be printed', () => {
  assert.deepEqual(latestDeadline(now, null), monthOn)
  assert.deepEqual(latestDeadline(now, at('2027-01-01T00:00:00Z')), monthOn)
  assert.deepEqual(latestDeadline(now, at('2026-03-05T00:00:00Z')), at('2026-03-05T00:00:00Z'))
})

test('a deadline is in the future and not after the latest possible one', () => {
  const table: readonly (readonly [deadline: string, expiresAt: string | null, isFine: boolean])[] = [
    ['2026-03-01T08:00:00Z', null, false],
    ['2026-02-28T08:00:00Z', null, false],
    ['2026-03-01T08:00:01Z', null, true],
    ['2026-03-31T08:00:00Z', null, true],
    ['2026-03-31T08:00:01Z', null, false],
    ['2026-03-05T00:00:00Z', '2026-03-05T00:00:00Z', true],
    ['2026-03-05T00:00:01Z', '2026-03-05T00:00:00Z', false],
    ['2026-03-01T09:00:00Z', '2026-02-01T00:00:00Z', false],
  ]
  for (const [deadline, expiresAt, isFine] of table)
    assert.equal(mayEndAt(at(deadline), now, expiresAt === null ? null : at(expiresAt)), isFine, `${deadline} of ${expiresAt}`)
})
