import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attributeOf, lackedForFile } from './ways.ts'

test('photos need a terminal with photo paper and colours, documents one for documents', () => {
  assert.deepEqual(lackedForFile(['document'], 'document'), [])
  assert.deepEqual(lackedForFile(['photo', 'colour'], 'document'), ['document'])
  assert.deepEqual(lackedForFile(['photo', 'colour'], 'photo_sheet'), [])
  assert.deepEqual(lackedForFile(['document', 'photo'], 'photo_sheet'), ['colour'])
})

test('colour and sides make one choice', () => {
  assert.equal(attributeOf(false, false), 'bw_single')
  assert.equal(attributeOf(true, true), 'co_double')
})
