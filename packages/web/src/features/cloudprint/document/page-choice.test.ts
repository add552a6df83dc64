import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickedPages, turnPageIn } from './page-choice.ts'

test('a text names its pages, and an empty or unreadable one none', () => {
  const table = [
    ['1-3,5', [1, 2, 3, 5]],
    ['', []],
    ['3-1', []],
    ['9', []],
  ] as const
  for (const [text, pages] of table) assert.deepEqual(pickedPages(text, 7), pages, text)
})

test('a page that is picked joins its neighbours, and leaves a gap when it is taken out', () => {
  const table = [
    ['', 4, '4'],
    ['1-3', 4, '1-4'],
    ['1-3', 5, '1-3,5'],
    ['1-3,5', 4, '1-5'],
    ['1-5', 3, '1-2,4-5'],
    ['4', 4, ''],
    ['3-1,,9999', 2, '2'],
  ] as const
  for (const [text, page, turned] of table) assert.equal(turnPageIn(text, page, 7), turned, `${text} and ${page}`)
})

test('picking every page one after the other names all of them', () => {
  let text = ''
  for (const page of [5, 1, 3, 2, 4]) text = turnPageIn(text, page, 5)
  assert.equal(text, '1-5')
})
