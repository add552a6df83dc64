import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAskedOf, isMember, isShownTo } from './asked.rules.ts'

test('photos of a course of study are asked of students, recent and certified ones of everybody', () => {
  assert.deepEqual(
    (['admission', 'academic_record', 'degree', 'recent', 'certified'] as const).map((purpose) => [
      isAskedOf(['student'], purpose),
      isAskedOf(['teacher', 'manager'], purpose),
      isAskedOf(['visitor'], purpose),
    ]),
    [
      [true, false, false],
      [true, false, false],
      [true, false, false],
      [true, true, true],
      [true, true, true],
    ],
  )
})

test('who reviews photos sees every type, also those that nobody asks of them', () => {
  assert.deepEqual(
    ([['teacher'], ['teacher', 'manager'], ['admin'], ['visitor']] as const).map((roles) => isShownTo(roles, 'degree')),
    [false, true, true, false],
  )
})

test('a visitor and a family member owe the school nothing, unless they also work there', () => {
  assert.deepEqual(
    ([['student'], ['teacher'], ['visitor'], ['family'], ['family', 'teacher']] as const).map((roles) => isMember(roles)),
    [true, true, false, false, true],
  )
})
