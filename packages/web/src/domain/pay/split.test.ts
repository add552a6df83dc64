import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitOver } from './split.ts'

test('free beans go first, then print beans, and money pays the rest', () => {
  assert.deepEqual(splitOver({ free: 300, print: 500 }, 1000), { fromFree: 300, fromPrint: 500, rest: 200 })
  assert.deepEqual(splitOver({ free: 300, print: 500 }, 700), { fromFree: 300, fromPrint: 400, rest: 0 })
  assert.deepEqual(splitOver({ free: 900, print: 500 }, 700), { fromFree: 700, fromPrint: 0, rest: 0 })
})

test('an empty wallet leaves all of it to money', () => {
  assert.deepEqual(splitOver({ free: 0, print: 0 }, 700), { fromFree: 0, fromPrint: 0, rest: 700 })
})
