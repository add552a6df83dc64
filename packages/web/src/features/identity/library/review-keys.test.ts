import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewKeyOf } from './review-keys.ts'

const press = (key: string, more: object = {}) => reviewKeyOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...more })

test('letters and arrows review, in either case', () => {
  assert.deepEqual(
    ['j', 'J', 'k', 'p', 'a', 'R', 'x', 'ArrowRight', 'ArrowUp', 'Enter'].map((key) => press(key)),
    ['next', 'next', 'previous', 'pass', 'pass', 'refuse', 'select', 'next', 'previous', 'enter'],
  )
})

test('other keys and those with a modifier are left to the browser', () => {
  assert.equal(press('b'), undefined)
  assert.equal(press('r', { ctrlKey: true }), undefined)
  assert.equal(press('p', { metaKey: true }), undefined)
  assert.equal(press('ArrowLeft', { altKey: true }), undefined)
})
