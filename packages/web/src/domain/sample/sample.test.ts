import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOf } from './sample.ts'

const cases = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `0190a0de-0000-7000-8000-${String((index * 7919) % 1_000_003).padStart(12, '0')}` }))

test('a tenth of the cases is to be looked at, three at least, and always the same ones', () => {
  assert.deepEqual(
    [1, 2, 3, 30, 31, 100].map((count) => sampleOf(cases(count)).length),
    [1, 2, 3, 3, 4, 10],
  )
  const some = cases(100)
  assert.deepEqual(sampleOf(some), sampleOf(some.toReversed()))
  assert.equal(new Set(sampleOf(some)).size, 10)
})
