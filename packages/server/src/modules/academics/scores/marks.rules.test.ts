import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Attempt, bestAttempts } from './attempt.rules.ts'
import { pointsFor, sayMark } from './mark.rules.ts'
import { summarise } from './summary.rules.ts'

test('points begin exactly at their marks, and a failed course has none', () => {
  const table: readonly (readonly [mark: number, points: number])[] = [
    [100, 4],
    [90, 4],
    [89.9, 3.7],
    [85, 3.7],
    [84, 3.3],
    [82, 3.3],
    [81, 3],
    [78, 3],
    [77, 2.7],
    [75, 2.7],
    [74, 2.3],
    [72, 2.3],
    [71, 2],
    [68, 2],
    [67, 1.5],
    [64, 1.5],
    [63, 1],
    [60, 1],
    [59.9, 0],
    [0, 0],
  ]
  for (const [mark, points] of table) assert.equal(pointsFor(mark, mark >= 60), points, String(mark))
  assert.equal(pointsFor(95, false), 0)
})

test("a mark is a number without a trailing zero, or a word in the reader's language", () => {
  assert.equal(sayMark({ mark: 90, word: '' }, 'zh_CN'), '90')
  assert.equal(sayMark({ mark: 88.5, word: '' }, 'en_US'), '88.5')
  assert.equal(sayMark({ mark: 0, word: '' }, 'en_US'), '0')
  assert.deepEqual(
    (['zh_CN', 'en_US', 'zh_TW'] as const).map((language) => sayMark({ mark: 95, word: 'excellent' }, language)),
    ['优秀', 'Excellent', '優秀'],
  )
  assert.equal(sayMark({ mark: null, word: 'exempt' }, 'en_US'), 'Exempt')
})

const attempt = (courseId: string, mark: number | null, word: Attempt['word'] = '', isPassed = (mark ?? 60) >= 60) => ({
  courseId,
  mark,
  word,
  isPassed,
})

test('of each course the best attempt counts, and a passed one ranks before every failed one', () => {
  const cases: readonly (readonly [what: string, attempts: Attempt[], best: number])[] = [
    ['the better mark', [attempt('a', 70), attempt('a', 80)], 1],
    ['the better mark, whichever stood first', [attempt('a', 80), attempt('a', 70)], 0],
    ['a passed retake instead of a failed first', [attempt('a', 41), attempt('a', 60)], 1],
    ['a pass without a number instead of a failed number', [attempt('a', 59), attempt('a', null, 'pass')], 1],
    ['a number that was not passed does not win', [attempt('a', 90, '', false), attempt('a', 60)], 1],
    ['the better word', [attempt('a', null, 'pass'), attempt('a', null, 'excellent')], 1],
    ['a number before a word of the same worth', [attempt('a', null, 'pass'), attempt('a', 60)], 1],
    ['of two that are as good the one that stood first', [attempt('a', 75), attempt('a', 75)], 0],
  ]
  for (const [what, attempts, best] of cases) {
    const [counted, ...more] = bestAttempts(attempts)
    assert.equal(counted, attempts[best], what)
    assert.equal(more.length, 0, what)
  }
  const three = [attempt('c', 90), attempt('a', 50), attempt('b', 70), attempt('a', 65)]
  assert.deepEqual(bestAttempts(three), [three[0], three[2], three[3]])
  assert.deepEqual(bestAttempts([]), [])
})

const counted = (mark: number | null, credit: number, isPassed = (mark ?? 60) >= 60) => ({
  mark,
  points: mark === null ? null : pointsFor(mark, isPassed),
  credit,
  isPassed,
})

test('averages are weighted by credits and use numeric marks only; other marks count for credits', () => {
  assert.deepEqual(summarise([counted(90, 4), counted(60, 2), counted(null, 1), counted(null, 0.5, false)]), {
    courses: 4,
    credits: 7.5,
    creditsEarned: 7,
    average: 80,
    gpa: 3,
    failed: 1,
  })
})

test('averages have two decimals, halves go up, and fractions of credits add up exactly', () => {
  assert.equal(summarise([counted(70, 1), counted(71, 1), counted(71, 1)]).average, 70.67)
  assert.equal(summarise([counted(80, 1.5), counted(80.1, 0.5), counted(80, 8)]).average, 80.01)
  assert.equal(summarise(Array.from({ length: 10 }, () => counted(61, 0.1))).credits, 1)
})

test('without a countable mark there is no average', () => {
  const none = { average: null, gpa: null }
  assert.deepEqual(summarise([]), { courses: 0, credits: 0, creditsEarned: 0, failed: 0, ...none })
  assert.deepEqual(summarise([counted(80, 0)]), { courses: 1, credits: 0, creditsEarned: 0, failed: 0, ...none })
  assert.deepEqual(summarise([counted(null, 2)]), { courses: 1, credits: 2, creditsEarned: 2, failed: 0, ...none })
})
