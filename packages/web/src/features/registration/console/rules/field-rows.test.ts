import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeField, changeWish, type FieldRow, moveField, wishOf } from './field-rows.ts'

const rows: readonly FieldRow[] = [
  { field: 'name', isRequired: true, isBound: true },
  { field: 'number', isRequired: true, isBound: true },
  { field: 'grade', isRequired: false, isBound: false },
]
const names = (given: readonly FieldRow[]) => given.map(({ field }) => field).join(' ')

test('fields are asked in the order in which they stand, and stop at both ends', () => {
  assert.equal(names(moveField(rows, 'grade', -1)), 'name grade number')
  assert.equal(names(moveField(rows, 'name', 1)), 'number name grade')
  assert.equal(names(moveField(rows, 'name', -1)), 'name number grade')
})

test('a field that is compared is required, and one that may stay empty is not compared', () => {
  assert.deepEqual(changeField(rows, 'grade', { isBound: true })[2], { field: 'grade', isRequired: true, isBound: true })
  assert.deepEqual(changeField(rows, 'number', { isRequired: false })[1], { field: 'number', isRequired: false, isBound: false })
  assert.deepEqual(changeField(rows, 'number', { isBound: false })[1], { field: 'number', isRequired: true, isBound: false })
})

test('a scan is not wanted, optional or required', () => {
  const kinds = ['recent', 'diploma', 'student_card'] as const
  const files = [{ kind: 'student_card', isRequired: true }] as const
  const more = changeWish(files, kinds, 'recent', 'optional')
  assert.deepEqual(
    kinds.map((kind) => wishOf(more, kind)),
    ['optional', 'none', 'required'],
  )
  assert.deepEqual(changeWish(more, kinds, 'student_card', 'none'), [{ kind: 'recent', isRequired: false }])
})
