import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beans, movedBeans, movedYuan, yuan } from './yuan.ts'

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

test('beans are shown without the sign of money', () => assert.deepEqual([beans(1230), beans(-5)], ['12.30', '-0.05']))

test('income has a plus, spending a minus, and zero neither', () => {
  assert.deepEqual([movedBeans(100), movedBeans(-100), movedBeans(0)], ['+1.00', '-1.00', '0.00'])
  assert.deepEqual([movedYuan(100), movedYuan(-100)], ['+¥1.00', '-¥1.00'])
})
