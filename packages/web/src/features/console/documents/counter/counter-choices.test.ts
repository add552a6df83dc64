import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choicesFor, yearsSince } from './counter-choices.ts'

const plain = { heading: '', academicYears: [], note: '' }
const isRight = (rules: Parameters<typeof choicesFor>[0], given: object) => choicesFor(rules).safeParse({ ...plain, ...given }).success

test('a heading is asked for where the certificate wants one', () => {
  assert.ok(isRight({ heading: 'none', wantsSignature: false }, {}))
  assert.ok(isRight({ heading: 'optional', wantsSignature: false }, { heading: '某某公司' }))
  const missing = choicesFor({ heading: 'required', wantsSignature: false }).safeParse(plain)
  assert.deepEqual(
    missing.error?.issues.map(({ message }) => message),
    ['required'],
  )
  assert.ok(!isRight({ heading: 'optional', wantsSignature: false }, { heading: '<b>' }))
})

test('a signature is asked for where the certificate shows one', () => {
  assert.ok(!isRight({ heading: 'none', wantsSignature: true }, {}))
  assert.ok(isRight({ heading: 'none', wantsSignature: true }, { signatureFileId: '01890a5d-ac96-774b-bcce-b302099a8057' }))
})

test('academic years begin in September and go back to the year of entry', () => {
  assert.deepEqual(yearsSince('2024', new Date(2026, 7, 31)), ['2025-2026', '2024-2025'])
  assert.deepEqual(yearsSince('2024', new Date(2026, 8, 1)), ['2026-2027', '2025-2026', '2024-2025'])
  assert.deepEqual(yearsSince('2031', new Date(2026, 8, 1)), ['2026-2027'])
  assert.equal(yearsSince('', new Date(2026, 8, 1)).length, 8)
})
