import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainRules } from '../../../testing/templates.ts'
import { missingFact, missingFields, onlyListed } from './facts.rules.ts'
import { inventedScores, inventedStudent } from './invented-student.ts'

test('a document is given what its template lists, and nothing else of a person', () => {
  const given = onlyListed(['name', 'college', 'gpa'], inventedStudent)
  const { name, studentId, college, collegeEn, gpa } = inventedStudent
  assert.deepEqual([given.name, given.studentId, given.college, given.collegeEn, given.gpa], [name, studentId, college, collegeEn, gpa])
  assert.deepEqual([given.idCard, given.birthDate, given.average, given.majorRanking], ['', '', null, null])
  assert.equal(given.educationLevel, 'bachelor')
})

test('what a record lacks is found field by field', () => {
  const student = { ...inventedStudent, gender: 'unknown', graduationNo: '', gpa: null } as const
  assert.deepEqual(missingFields(['name', 'gender', 'graduationNo', 'gpa', 'scores', 'average'], { student, scores: [] }), [
    'gender',
    'graduationNo',
    'gpa',
    'scores',
  ])
  assert.deepEqual(missingFields(['name', 'scores'], { student, scores: inventedScores(1) }), [])
})

test('missing inputs are listed one by one', () => {
  const rules = { ...plainRules, heading: 'required', choosesCourses: true, wantsPhoto: true, wantsSignature: true } as const
  const nothing = { heading: '', scoreIds: [], hasPhoto: false, hasSignature: false }
  const steps = [
    [{}, 'heading_needed'],
    [{ heading: 'A' }, 'courses_needed'],
    [{ heading: 'A', scoreIds: ['x'] }, 'photo_needed'],
    [{ heading: 'A', scoreIds: ['x'], hasPhoto: true }, 'signature_needed'],
    [{ heading: 'A', scoreIds: ['x'], hasPhoto: true, hasSignature: true }, undefined],
  ] as const
  for (const [brought, word] of steps) assert.equal(missingFact(rules, { ...nothing, ...brought }), word)
  assert.equal(missingFact(plainRules, nothing), undefined)
})
