import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionsAfter } from './ballot-page.rules.ts'

test('a page of ballots has whole sections, at least one, and no more than an answer should carry', () => {
  const sections = Object.entries({ a: 1500, b: 400, c: 300, d: 5000, e: 1, f: null }).map(([id, tokens]) => ({ id, tokens }))
  const pageAfter = (after?: string) => sectionsAfter(sections, after).map(({ id }) => id)
  assert.deepEqual(
    [pageAfter(), pageAfter('b'), pageAfter('c'), pageAfter('d'), pageAfter('f')],
    [['a', 'b'], ['c'], ['d'], ['e', 'f'], []],
  )
})
