import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { codeOf, livingAt } from './living-at.ts'

const code = (id: string, expiresAt: string): PickUpCode => ({
  id,
  itemId: `item ${id}`,
  subjectId: `application ${id}`,
  name: '成绩单',
  nameEn: 'Transcript',
  nameTw: '成績單',
  ownerName: '',
  copies: 1,
  qrAddress: 'https://campus.example/',
  code: '123456789012',
  expiresAt,
})

const codes = [code('early', '2026-03-01T08:00:00.000Z'), code('late', '2026-03-02T08:00:00.000Z')]

test('a stored code is shown until its last moment', () => {
  const at = (time: string) => livingAt(codes, Date.parse(time)).map(({ id }) => id)
  assert.deepEqual(at('2026-03-01T07:59:59Z'), ['early', 'late'])
  assert.deepEqual(at('2026-03-01T08:00:00Z'), ['late'])
  assert.deepEqual(at('2026-03-02T08:00:00Z'), [])
})

test('the code of an item is found by the item and by its source, and no other is', () => {
  assert.equal(codeOf(codes, 'item late')?.id, 'late')
  assert.equal(codeOf(codes, 'application early')?.id, 'early')
  assert.equal(codeOf(codes, 'application of somebody else'), undefined)
})
