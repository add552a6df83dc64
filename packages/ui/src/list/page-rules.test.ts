import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextCursor, nextPageNumber, rowsOf } from './page-rules.ts'

const page = (count: number, total: number) => ({ rows: Array.from({ length: count }, (_, index) => index), total })

test('a list goes on until every row is there', () => {
  assert.equal(nextPageNumber([page(20, 45)]), 2)
  assert.equal(nextPageNumber([page(20, 45), page(20, 45)]), 3)
  assert.equal(nextPageNumber([page(20, 45), page(20, 45), page(5, 45)]), undefined)
})

test('rows that vanished meanwhile do not make the list load endlessly', () => {
  assert.equal(nextPageNumber([page(20, 45), page(0, 45)]), undefined)
  assert.equal(nextPageNumber([]), undefined)
})

test('the rows of all pages are one list', () => {
  assert.equal(rowsOf([page(3, 5), page(2, 5)]).length, 5)
})

test('a list with a cursor continues after its last row, until there is none', () => {
  const after = (cursor: string | null) => ({ ...page(20, 60), nextCursor: cursor })
  assert.equal(nextCursor([]), undefined)
  assert.equal(nextCursor([after('A'), after('B')]), 'B')
  assert.equal(nextCursor([after('A'), after(null)]), undefined)
})
