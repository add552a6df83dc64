import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksForeign, prefixesOf } from './orphan.rules.ts'

test('every part of the store has its turn once a day', () => {
  const all = Array.from({ length: 24 }, (_, hour) => prefixesOf(hour)).flat()
  assert.equal(all.length, 256)
  assert.equal(new Set(all).size, 256)
  assert.ok(all.every((prefix) => /^[0-9a-f]{2}$/.test(prefix)))
})

for (const [looked, unnamed, foreign] of [
  [0, 0, false],
  [5, 5, false],
  [1000, 500, false],
  [1000, 501, true],
  [21, 21, true],
] as const)
  test(`a store with ${unnamed} of ${looked} unreferenced files ${foreign ? 'is' : 'is not'} treated as the store of another database`, () => {
    assert.equal(looksForeign({ looked, unnamed }), foreign)
  })
