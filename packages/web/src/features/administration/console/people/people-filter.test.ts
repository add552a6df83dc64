import assert from 'node:assert/strict'
import { test } from 'node:test'
import { peopleFilterIn } from './people-filter.ts'

test('an address names the filter of the people shown', () => {
  const unitId = '019123ab-0000-7000-8000-000000000001'
  assert.deepEqual(peopleFilterIn({ words: ' 张 ', userType: 'student', unitId, role: 'manager', state: 'disabled' }), {
    words: '张',
    userType: 'student',
    unitId,
    role: 'manager',
    state: 'disabled',
  })
})

test('what an old or odd address names is left out, the rest stays', () => {
  assert.deepEqual(peopleFilterIn({ words: '', userType: 'robot', unitId: '7', state: 'asleep', role: 'admin' }), { role: 'admin' })
  assert.deepEqual(peopleFilterIn({}), {})
})
