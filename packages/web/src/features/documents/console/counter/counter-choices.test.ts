import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choicesFor, coursesOf, yearsOf } from './counter-choices.ts'

const plain = { heading: '', academicYears: [], scoreIds: [], note: '' }
const isRight = (rules: Parameters<typeof choicesFor>[0], given: object) => choicesFor(rules).safeParse({ ...plain, ...given }).success

test('a heading is asked for where the certificate wants one', () => {
  assert.ok(isRight({ heading: 'none', wantsSignature: false, choosesCourses: false }, {}))
  assert.ok(isRight({ heading: 'optional', wantsSignature: false, choosesCourses: false }, { heading: '某某公司' }))
  const missing = choicesFor({ heading: 'required', wantsSignature: false, choosesCourses: false }).safeParse(plain)
  assert.deepEqual(
    missing.error?.issues.map(({ message }) => message),
    ['required'],
  )
  assert.ok(!isRight({ heading: 'optional', wantsSignature: false, choosesCourses: false }, { heading: '<b>' }))
})

test('a signature is asked for where the certificate shows one', () => {
  assert.ok(!isRight({ heading: 'none', wantsSignature: true, choosesCourses: false }, {}))
  assert.ok(
    isRight({ heading: 'none', wantsSignature: true, choosesCourses: false }, { signatureFileId: '01890a5d-ac96-774b-bcce-b302099a8057' }),
  )
})

test('a course is asked for where the certificate names courses', () => {
  const rules = { heading: 'none', wantsSignature: false, choosesCourses: true } as const
  assert.ok(!isRight(rules, {}))
  assert.ok(isRight(rules, { scoreIds: ['01890a5d-ac96-774b-bcce-b302099a8057'] }))
})

test('years are those with courses, and a chosen year leaves its courses', () => {
  const courses = [{ academicYear: '2023-2024' }, { academicYear: '2025-2026' }, { academicYear: '2023-2024' }]
  assert.deepEqual(yearsOf(courses), ['2025-2026', '2023-2024'])
  assert.equal(coursesOf(courses, []).length, 3)
  assert.deepEqual(coursesOf(courses, ['2023-2024']), [courses[0], courses[2]])
})
