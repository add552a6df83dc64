import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PostTyped, startWith } from './post-typed.ts'

const now = Date.parse('2026-11-16T08:30:00Z')
const complaintsOf = (more: object) => {
  const { error } = PostTyped.safeParse({ ...startWith('found', now), placeText: '二教门口', ...more })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a card needs its number or name and carries nothing that was typed for another kind', () => {
  assert.deepEqual(complaintsOf({}), { cardNumber: 'card_unnamed' })
  const typed = { ...startWith('found', now), placeText: '二教', cardNumber: 'a-1', title: '林晓雨的卡', photos: ['x'] }
  const { title, photos, cardNumber, placeId } = PostTyped.parse(typed)
  assert.deepEqual([title, photos, cardNumber, placeId], ['', [], 'A-1', null])
})

test('other things need a name and, where they were found, a question; contact data is named at once', () => {
  assert.deepEqual(complaintsOf({ kind: 'keys' }), { title: 'required', question: 'required' })
  assert.deepEqual(complaintsOf({ kind: 'keys', side: 'lost', title: '钥匙 13800138000' }), { title: 'contact_data' })
  assert.deepEqual(complaintsOf({ kind: 'keys', title: '三把钥匙', question: '钥匙扣是什么？', cardNumber: '1' }), {})
})
