import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weigh } from './weigh.ts'

const course = (mark: number | null, points: number | null, credit: number) => ({ mark, points, credit })

test('a course with more credits weighs more', () => {
  assert.deepEqual(weigh([course(90, 4, 3), course(60, 1, 1)]), { courses: 2, credits: 4, average: 82.5, gpa: 3.25 })
})

test('a course that is only passed brings credits and no mark', () => {
  assert.deepEqual(weigh([course(80, 3, 2), course(null, null, 0.5)]), { courses: 2, credits: 2.5, average: 80, gpa: 3 })
})

test('nothing chosen has no average', () => {
  assert.deepEqual(weigh([]), { courses: 0, credits: 0, average: null, gpa: null })
  assert.equal(weigh([course(95, 4, 0)]).average, null)
})

test('tenths of credits add up without a remainder', () => {
  assert.equal(weigh([course(null, null, 0.1), course(null, null, 0.2)]).credits, 0.3)
})
