import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenIn, toAudience } from './audience.ts'

const unitId = '019123ab-0000-7000-8000-000000000001'

test('units and kinds of people count together and are found again', () => {
  const chosen = { isEverybody: false, unitIds: [unitId], userTypes: ['student' as const] }
  assert.deepEqual(toAudience(chosen), [
    { kind: 'unit', unitId },
    { kind: 'role', role: 'student' },
  ])
  assert.deepEqual(chosenIn(toAudience(chosen)), chosen)
})

test('everybody leaves nobody to be named beside', () => {
  assert.deepEqual(toAudience({ isEverybody: true, unitIds: [unitId], userTypes: ['teacher'] }), [{ kind: 'school' }])
  assert.deepEqual(toAudience({ isEverybody: false, unitIds: [], userTypes: [] }), [])
})
