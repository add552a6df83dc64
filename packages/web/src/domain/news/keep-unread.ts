import { unreadCount } from '@campus/contract/messages/inbox.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/use-read.ts'

/** Stores a number that the server has just pushed. A response still in flight is older, and must not replace it. */
export const keepUnread = async (queries: QueryClient, size: number): Promise<void> => {
  const queryKey = keyOf(unreadCount, {})
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, { size })
}
