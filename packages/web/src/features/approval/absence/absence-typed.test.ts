import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AbsenceTyped, startFrom } from './absence-typed.ts'

const id = '0190a0de-0000-7000-8000-000000000001'
const typed = { ...startFrom(new Date(2026, 10, 17, 9)), deputy: [{ id, name: '李明' }] }

test('an absence begins tomorrow morning unless somebody says otherwise', () => {
  const read = AbsenceTyped.parse(typed)
  assert.equal(read.deputyId, id)
  assert.equal(new Date(read.startsAt).getTime(), new Date(2026, 10, 18, 8).getTime())
})

test('without a deputy, or with an end before its beginning or more than a year after it, the field says so', () => {
  const fieldOf = (given: object) => AbsenceTyped.safeParse({ ...typed, ...given }).error?.issues[0]?.path[0]
  assert.equal(fieldOf({ deputy: [] }), 'deputy')
  assert.equal(fieldOf({ endsAt: '2026-11-17T08:00' }), 'endsAt')
  assert.equal(fieldOf({ endsAt: '2027-11-18T08:00' }), undefined)
  assert.equal(fieldOf({ endsAt: '2027-11-20T08:00' }), 'endsAt')
})
