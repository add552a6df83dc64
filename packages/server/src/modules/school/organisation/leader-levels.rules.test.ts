import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaderAt, leadersUpTo } from './leader-levels.rules.ts'

/** From the class up to the college. */
const units = [
  { unitId: 'class', leaderIds: ['tutor', 'second tutor'] },
  { unitId: 'major', leaderIds: [] },
  { unitId: 'college', leaderIds: ['dean'] },
]

test('a level is a unit on the way to the top', () => {
  const cases = [
    ['student', 1, false, 'tutor', 'the first of two leads'],
    ['student', 2, false, undefined, 'nobody leads the major'],
    ['student', 2, true, 'dean', 'an empty unit uses no level'],
    ['student', 3, false, 'dean', 'the top is reached'],
    ['student', 3, true, undefined, 'nobody is above the top'],
    ['tutor', 1, true, 'dean', 'who leads the class asks above it'],
    ['second tutor', 1, true, 'dean', 'also as the second'],
    ['tutor', 1, false, undefined, 'the major counts'],
    ['dean', 1, true, 'tutor', 'the dean as a member of the class'],
    ['dean', 2, true, undefined, 'but not their own decider'],
  ] as const
  for (const [starterId, level, skipEmpty, personId, why] of cases)
    assert.equal(leaderAt(units, { starterId, level, skipEmpty })?.personId, personId, why)
})

test('up to a level all are asked from the nearest, and 0 goes to the top', () => {
  const cases = [
    ['student', 1, false, ['tutor 1']],
    ['student', 2, false, ['tutor 1']],
    ['student', 2, true, ['tutor 1', 'dean 2']],
    ['student', 0, false, ['tutor 1', 'dean 3']],
    ['student', 99, true, ['tutor 1', 'dean 2']],
    ['tutor', 0, true, ['dean 1']],
    ['dean', 0, true, ['tutor 1']],
  ] as const
  for (const [starterId, maxLevel, skipEmpty, expected] of cases)
    assert.deepEqual(
      leadersUpTo(units, { starterId, maxLevel, skipEmpty }).map(({ personId, level }) => `${personId} ${level}`),
      expected,
      `${starterId} ${maxLevel} ${skipEmpty}`,
    )
  assert.deepEqual(leadersUpTo([], { starterId: 'student', maxLevel: 0, skipEmpty: true }), [])
})
