import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePages, type MessageRow } from './kept-messages.ts'

const row = (id: string, isRead: boolean): MessageRow => ({
  id,
  category: 'system',
  title: id,
  excerpt: '',
  isRead,
  at: '2026-03-01T00:00:00Z',
})
const pages = [
  { rows: [row('c', false), row('b', true)], total: 3, nextCursor: 'b' },
  { rows: [row('a', false)], total: 3, nextCursor: null },
]

test('a deleted message leaves its page, and the page counts one less', () => {
  const [first, second] = changePages(pages, (message) => (message.id === 'c' ? undefined : message))
  assert.deepEqual(first, { rows: [row('b', true)], total: 2, nextCursor: 'b' })
  assert.deepEqual(second, pages[1])
})

test('a message that was read stays where it is', () => {
  const changed = changePages(pages, (message) => (message.id === 'a' ? { ...message, isRead: true } : message))
  assert.deepEqual(
    changed.flatMap(({ rows }) => rows.map(({ id, isRead }) => [id, isRead])),
    [
      ['c', false],
      ['b', true],
      ['a', true],
    ],
  )
})
