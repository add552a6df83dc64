import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '@campus/client/failures.ts'
import { z } from 'zod'
import { type AskedField, atGivenField, givenSchema, nothingTyped } from './given-schema.ts'

const asked: readonly AskedField[] = [
  { field: 'name', label: '', isRequired: true },
  { field: 'number', label: '', isRequired: true },
  { field: 'idCard', label: '', isRequired: true },
  { field: 'email', label: '', isRequired: false },
]
const typed = { ...nothingTyped, name: '叶知秋', number: '20260001', idCard: '11010519491231002x', captchaAnswer: '', agreed: true }

const complaints = (changed: Partial<typeof typed>) =>
  givenSchema(asked, z.string())
    .safeParse({ ...typed, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('what a school asks is sent as it was filled in; what it does not ask is left out', () => {
  const given = givenSchema(asked, z.string()).parse({ ...typed, grade: '2026', email: ' Ye@Example.org ' })
  assert.deepEqual(
    [given.name, given.number, given.idCard, given.email, given.grade],
    ['叶知秋', '20260001', '11010519491231002X', 'ye@example.org', undefined],
  )
})

test('a field that is required is asked for, one that is not may stay empty', () => {
  assert.equal(complaints({}), undefined)
  assert.match(complaints({ number: ' ' })?.[0] ?? '', /^number /)
  assert.deepEqual(complaints({ email: 'ye@' }), ['email email'])
})

test('an ID number with a typing error is found before anything is sent', () => {
  assert.deepEqual(complaints({ idCard: '110105194912310021' }), ['idCard id_card'])
})

test('without agreement to the two texts nothing is sent', () => {
  assert.deepEqual(complaints({ agreed: false }), ['agreed consent'])
})

test('what the server says of a field stands at that field', async () => {
  const refused = Promise.reject(new Refusal('bad_input', 'Check the fields', { 'fields.idCard': 'Enter an ID number' }))
  await assert.rejects(atGivenField(refused), (error: unknown) => {
    assert.deepEqual(error instanceof Refusal && error.fields, { idCard: 'Enter an ID number' })
    return true
  })
})
