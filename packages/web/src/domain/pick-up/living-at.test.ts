import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPickUpCodes, type PickUpCode } from '@campus/contract/printing/items.ts'
import { keepAnswer } from '../../offline-cache/cached-answers.ts'
import { keepsLivingCode } from './kept-codes.ts'
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

test('a device that keeps a living code of mine says so without network, and says nothing of one that is over or of somebody else', () => {
  const kept = new Map<string, string>()
  const device = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const keeps = (personId: string, time: string) => keepsLivingCode(personId, Date.parse(time), device)
  assert.equal(keeps('li', '2026-03-01T08:00:00Z'), false)
  keepAnswer(device, { call: ownPickUpCodes, given: {}, personId: 'li' }, [...codes], 7)
  assert.deepEqual([keeps('li', '2026-03-01T08:00:00Z'), keeps('li', '2026-03-02T08:00:00Z')], [true, false])
  assert.equal(keeps('zhao', '2026-03-01T08:00:00Z'), false)
})
