import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskMiddle } from './mask-middle.ts'

test('a phone number keeps its first three and last four digits', () => {
  assert.equal(maskMiddle('13812345678', 3, 4), '138****5678')
})

test('a name may keep only its first character', () => {
  assert.equal(maskMiddle('欧阳小明', 1, 0), '欧***')
})

test('a value too short to hide anything is hidden whole', () => {
  assert.equal(maskMiddle('1234', 3, 4), '****')
})
