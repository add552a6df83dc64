import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesIn, isAddress, withAddresses } from './addresses.ts'

test('addresses are taken as people paste them', () => {
  const wanted = ['a@example.com', 'b@example.com', 'c@example.com']
  for (const pasted of [
    'a@example.com,b@example.com，C@Example.com',
    'a@example.com; b@example.com\nc@example.com ',
    'a@example.com、b@example.com,,c@example.com',
  ])
    assert.deepEqual(addressesIn(pasted), wanted)
})

test('nobody is written to twice', () => {
  assert.deepEqual(withAddresses(['a@example.com'], 'A@example.com b@example.com'), ['a@example.com', 'b@example.com'])
})

test('what is no address stays where it can be corrected', () => {
  assert.deepEqual(withAddresses([], 'a@example.com, nobody'), ['a@example.com', 'nobody'])
  assert.deepEqual(['a@example.com', 'nobody'].map(isAddress), [true, false])
})
