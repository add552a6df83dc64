import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgePortrait } from './judge-portrait.ts'

test('a portrait is upright and large enough to be printed', () => {
  assert.equal(judgePortrait({ width: 295, height: 413 }), undefined)
  assert.equal(judgePortrait({ width: 3000, height: 4000 }), undefined)
})

test('a photo on its side, a square and a small one are distinguished before upload', () => {
  assert.equal(judgePortrait({ width: 4000, height: 3000 }), 'lying')
  assert.equal(judgePortrait({ width: 500, height: 500 }), 'lying')
  assert.equal(judgePortrait({ width: 294, height: 413 }), 'small')
  assert.equal(judgePortrait({ width: 295, height: 412 }), 'small')
})
