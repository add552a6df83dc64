import { unreadCount } from '@campus/contract/messages/inbox.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/use-read.ts'

/** Keeps a number that the server has just told. An answer that is still on its way was made before it, and must not take its place. */
export const keepUnread = async (queries: QueryClient, size: number): Promise<void> => {
  const queryKey = keyOf(unreadCount, {})
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, { size })
}
