import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameFor } from './frame.ts'

test('a turned phone shows the whole sheet, and what was drawn beside it', () => {
  assert.equal(frameFor([]), '0 0 1000 400')
  assert.equal(frameFor([[[10, 10]], [[900, 390]]]), '0 0 1000 400')
  assert.equal(
    frameFor([
      [
        [-20, 500],
        [30, 30],
      ],
    ]),
    '-20 0 1020 500',
  )
})
