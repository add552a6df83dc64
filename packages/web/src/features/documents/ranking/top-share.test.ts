import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topShare } from './top-share.ts'

test('a rank is shown as a share from the top, never rounded up', () => {
  assert.deepEqual([topShare(1, 86), topShare(1, 1000), topShare(43, 86), topShare(86, 86)], [2, 1, 50, 100])
})
