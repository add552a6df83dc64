import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerLook, bookName, deliveryLook } from './evidence-names.ts'

test('a provider that gave no answer is told from one that received nothing', () => {
  assert.equal(answerLook('').says[1], 'No answer')
  assert.equal(answerLook('open').says[1], 'Not received yet')
  assert.equal(answerLook('paid').tone, 'good')
})

test('the books name money that came as well as beans that moved', () => {
  assert.equal(bookName('money_in')[0], '收到款项')
  assert.equal(bookName('purchase')[0], '购买')
})

test('a word that nobody knows any more is shown as it was kept', () => {
  assert.deepEqual(deliveryLook('by_pigeon').says, ['by_pigeon', 'by_pigeon', 'by_pigeon'])
  assert.deepEqual(deliveryLook('constructor').tone, 'over')
  assert.deepEqual(bookName('tithe'), ['tithe', 'tithe', 'tithe'])
})
