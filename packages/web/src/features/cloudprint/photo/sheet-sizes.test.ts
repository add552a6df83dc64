import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sidesOf } from './sheet-sizes.ts'

const upright = { width: 3000, height: 4000 }
const lying = { width: 4000, height: 3000 }

test('an ID photo has its own size, in every orientation', () => {
  assert.deepEqual(sidesOf('one_inch', lying), { width: 25, height: 35 })
  assert.deepEqual(sidesOf('visa_us', upright), { width: 51, height: 51 })
})

test('a photo that takes the whole sheet keeps its orientation', () => {
  assert.deepEqual(sidesOf('full', upright), { width: 102, height: 152 })
  assert.deepEqual(sidesOf('full', lying), { width: 152, height: 102 })
})
