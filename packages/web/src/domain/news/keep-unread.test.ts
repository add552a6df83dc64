import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unreadCount } from '@campus/contract/messages/inbox.ts'
import { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/use-read.ts'
import { keepUnread } from './keep-unread.ts'

test('a number that was pushed is not replaced by an answer that was on its way before it', async () => {
  const queries = new QueryClient()
  const answer = Promise.withResolvers<{ size: number }>()
  const queryKey = keyOf(unreadCount, {})
  const reading = queries.fetchQuery({ queryKey, queryFn: () => answer.promise }).catch(() => undefined)
  await keepUnread(queries, 1)
  answer.resolve({ size: 0 })
  await reading
  assert.deepEqual(queries.getQueryData(queryKey), { size: 1 })
  await keepUnread(queries, 2)
  assert.deepEqual(queries.getQueryData(queryKey), { size: 2 })
})
