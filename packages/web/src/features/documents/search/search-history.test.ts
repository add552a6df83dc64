import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withWord, wordsIn } from './search-history.ts'

test('the certificate searched for last comes first, and each keyword is listed once', () => {
  assert.deepEqual(withWord(['成绩', '在读'], '在读'), ['在读', '成绩'])
  assert.deepEqual(withWord(['Degree'], 'degree'), ['degree'])
})

test('a longer keyword replaces its prefix', () => {
  assert.deepEqual(withWord(['zd', '成绩'], 'zdzm'), ['zdzm', '成绩'])
})

test('blank keywords are not stored, and never more than eight', () => {
  assert.deepEqual(withWord(['成绩'], '  '), ['成绩'])
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  assert.deepEqual(withWord(many, 'x'), ['x', ...many.slice(0, 7)])
})

test('what somebody else wrote to the device is taken for nothing', () => {
  assert.deepEqual(wordsIn('{"not":"a list"}'), [])
  assert.deepEqual(wordsIn('["成绩",7]'), ['成绩'])
  assert.deepEqual(wordsIn('[broken'), [])
  assert.deepEqual(wordsIn(null), [])
})
