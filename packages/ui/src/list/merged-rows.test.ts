import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownDownTo, mergeRows } from './merged-rows.ts'

const list = (ids: string, hasMore = false) => ({ rows: ids.split('').map((id) => ({ id })), hasMore })
const shown = (...lists: ReturnType<typeof list>[]) =>
  mergeRows(lists)
    .map(({ id }) => id)
    .join('')

test('two lists that are whole become one, newest first', () => {
  assert.equal(shown(list('geca'), list('fdb')), 'gfedcba')
  assert.equal(shown(list('ba'), list('')), 'ba')
  assert.equal(shown(list(''), list('')), '')
})

test('rows are shown only when no earlier row can follow', () => {
  assert.equal(shown(list('ge', true), list('fdba')), 'gfe')
  assert.equal(shown(list('ge', true), list('fd', true)), 'gfe')
  assert.equal(shown(list('', true), list('fd')), '')
})

test('the list that ends first is the one to go on with', () => {
  assert.equal(knownDownTo([list('ge', true), list('fd', true)]), 'e')
  assert.equal(knownDownTo([list('ge'), list('fd', true)]), 'd')
  assert.equal(knownDownTo([list('ge'), list('fd')]), '')
})

test('however two lists are paged, their merging never shows a row in the wrong place', () => {
  const whole = 'zyxwvutsrqponmlkjihgfedcba'.split('')
  for (let split = 0; split < 64; split += 1) {
    const first = whole.filter((_, index) => (split >> (index % 6)) & 1)
    const second = whole.filter((id) => !first.includes(id))
    for (const [read, others] of [
      [3, 5],
      [7, 2],
      [26, 1],
    ] as const) {
      const lists = [
        list(first.slice(0, read).join(''), read < first.length),
        list(second.slice(0, others).join(''), others < second.length),
      ]
      const merged = mergeRows(lists).map(({ id }) => id)
      assert.deepEqual(merged, whole.slice(0, merged.length))
    }
  }
})
