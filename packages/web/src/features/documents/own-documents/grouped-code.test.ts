import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grouped } from './grouped-code.ts'

test('a code is shown in groups of four, regardless of how it was stored', () => {
  assert.equal(grouped('7KQ2M9XA4TBN6WRE'), '7KQ2-M9XA-4TBN-6WRE')
  assert.equal(grouped('7KQ2-M9XA-4TBN-6WRE'), '7KQ2-M9XA-4TBN-6WRE')
  assert.equal(grouped('7KQ2 M9XA 4TBN 6WRE'), '7KQ2-M9XA-4TBN-6WRE')
  assert.equal(grouped(''), '')
})
