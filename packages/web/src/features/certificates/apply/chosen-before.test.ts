import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenBefore } from './chosen-before.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const other = '0198c0de-0000-7000-8000-000000000002'

test('an address carries what was chosen on the screen before', () => {
  assert.deepEqual(
    chosenBefore({ templateId: id, way: 'email', recordId: other, scores: `${id},${other}`, years: '2023-2024,2024-2025' }),
    {
      templateId: id,
      way: 'email',
      recordId: other,
      scoreIds: [id, other],
      academicYears: ['2023-2024', '2024-2025'],
    },
  )
})

test('what is odd in an address is left out', () => {
  assert.deepEqual(chosenBefore({ templateId: 'x', way: 'paper', recordId: '1', scores: `${id},,x`, years: 'last year' }), {
    templateId: undefined,
    way: undefined,
    recordId: undefined,
    scoreIds: [id],
    academicYears: [],
  })
})
