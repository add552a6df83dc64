import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeOfPayment } from './paid-item.ts'

const order = { id: 'chosen', total: 20, payAddress: 'https://campus.example/' }
const paid = { orderId: 'chosen', itemId: 'item' }
const before = { orderId: 'before', itemId: 'other' }

test('what was chosen and paid is printed, also when the payment was faster than the first query', () => {
  for (const isTold of [true, false])
    assert.deepEqual(outcomeOfPayment({ orderId: 'chosen', isTold }, { order: null, paid }), { paid: 'item' })
})

test('what an earlier order of the visit brought is not what is paid now', () => {
  assert.equal(outcomeOfPayment({ orderId: 'chosen', isTold: true }, { order, paid: before }), 'waiting')
  assert.equal(outcomeOfPayment({ orderId: 'chosen', isTold: false }, { order: null, paid: before }), 'waiting')
})

test('an order is not cancelled before its payment state is known', () => {
  assert.equal(outcomeOfPayment({ orderId: 'chosen', isTold: false }, { order: null, paid: null }), 'waiting')
  assert.equal(outcomeOfPayment({ orderId: 'chosen', isTold: true }, { order, paid: null }), 'waiting')
  assert.equal(outcomeOfPayment({ orderId: 'chosen', isTold: true }, { order: null, paid: null }), 'cancelled')
})
