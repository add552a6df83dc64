import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerLook, bookName, deliveryLook } from './evidence-names.ts'

test('a provider that gave no answer is distinguished from one that received nothing', () => {
  assert.equal(answerLook('').t[1], 'No answer')
  assert.equal(answerLook('open').t[1], 'Not received yet')
  assert.equal(answerLook('paid').tone, 'good')
})

test('the ledger entry names received money and moved beans', () => {
  assert.equal(bookName('money_in')[0], '收到款项')
  assert.equal(bookName('purchase')[0], '购买')
})

test('an unknown value is shown as stored', () => {
  assert.deepEqual(deliveryLook('by_pigeon').t, ['by_pigeon', 'by_pigeon', 'by_pigeon'])
  assert.deepEqual(deliveryLook('constructor').tone, 'over')
  assert.deepEqual(bookName('tithe'), ['tithe', 'tithe', 'tithe'])
})
