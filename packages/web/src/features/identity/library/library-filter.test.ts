import assert from 'node:assert/strict'
import { test } from 'node:test'
import { libraryFilterIn } from './library-filter.ts'

test('an address narrows the library by what the server understands; the rest is left out', () => {
  const typeId = '0190a0de-0000-7000-8000-000000000001'
  assert.deepEqual(libraryFilterIn({ typeId, state: 'reviewing', words: ' 李明 ' }), { typeId, state: 'reviewing', words: '李明' })
  assert.deepEqual(libraryFilterIn({ typeId: 'odd', state: 'draft', unitId: '', words: '' }), {})
  assert.deepEqual(libraryFilterIn({ grade: '2024', collegeId: typeId, majorId: '' }), { grade: '2024', unitId: typeId })
})
