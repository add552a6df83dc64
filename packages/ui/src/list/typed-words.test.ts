import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differInWordsAlone } from './typed-words.ts'

const key = (filter: object) => ['GET', '/files', filter, 'pages']

test('a list that is searched for other keywords stays until the response arrives', () => {
  assert.equal(differInWordsAlone(key({ sort: 'newest' }), key({ words: 'campus', sort: 'newest' })), true)
  assert.equal(differInWordsAlone(key({ words: undefined, sort: 'newest' }), key({ sort: 'newest', words: 'c' })), true)
})

test('a list narrowed by a choice never shows the rows of another choice', () => {
  assert.equal(differInWordsAlone(key({ state: 'pending' }), key({ state: 'decided' })), false)
  assert.equal(differInWordsAlone(key({ words: 'a' }), key({ words: 'a', state: 'decided' })), false)
})

test('another list is not the same list with other keywords', () => {
  assert.equal(differInWordsAlone(['GET', '/files', { words: 'a' }], ['GET', '/people', { words: 'a' }]), false)
})
