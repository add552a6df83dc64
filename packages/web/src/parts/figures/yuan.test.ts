import assert from 'node:assert/strict'
import { test } from 'node:test'
import { yuan } from './yuan.ts'

const rows: [fen: number, text: string][] = [
  [0, '¥0.00'],
  [5, '¥0.05'],
  [1230, '¥12.30'],
  [123_456_789, '¥1,234,567.89'],
  [-150, '-¥1.50'],
]

for (const [fen, text] of rows) {
  test(`${fen} fen are shown as ${text}`, () => assert.equal(yuan(fen), text))
}
