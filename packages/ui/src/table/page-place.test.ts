import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageCount, pagePlaceIn, rowsShown } from './page-place.ts'

test('an address names a page, and an odd one means the first', () => {
  assert.deepEqual(pagePlaceIn({ pageNum: '3', pageSize: '50' }), { pageNum: 3, pageSize: 50 })
  for (const pageNum of ['0', '-2', '1.5', 'many', '100001']) assert.equal(pagePlaceIn({ pageNum }).pageNum, 1, pageNum)
  for (const pageSize of ['7', '1000', '']) assert.equal(pagePlaceIn({ pageSize }).pageSize, 20, pageSize)
})

test('the last page holds what is left', () => {
  assert.equal(pageCount(41, 20), 3)
  assert.equal(pageCount(40, 20), 2)
  assert.deepEqual(rowsShown({ pageNum: 3, pageSize: 20 }, 41), [41, 41])
  assert.deepEqual(rowsShown({ pageNum: 1, pageSize: 20 }, 41), [1, 20])
})

test('an empty list has one page that shows nothing', () => {
  assert.equal(pageCount(0, 20), 1)
  assert.deepEqual(rowsShown({ pageNum: 1, pageSize: 20 }, 0), [0, 0])
})
