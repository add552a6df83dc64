import { unreadCount } from '@campus/contract/messages/inbox.ts'
import { SaidOnly } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useRead } from '../api/use-read.ts'
import { useTopic } from '../api/use-topic.ts'
import { keepUnread } from '../domain/news/keep-unread.ts'
import { useUnreadNews } from '../domain/news/use-unread-news.ts'
import { chromeWords } from './words.ts'

/** The number of unread messages: asked for at the start, then as the server pushes it. */
export function UnreadBadge() {
  const words = useWords(chromeWords)
  const queries = useQueryClient()
  const count = useRead(unreadCount, {}, { background: true }).data?.size ?? 0
  useUnreadNews((size) => {
    if (size === undefined) void queries.invalidateQueries({ queryKey: keyOf(unreadCount) })
    else void keepUnread(queries, size)
  })
  // Any call finds out whether a remember token brings the session back, and goes to the login page where it does not.
  useTopic('session_over', () => void queries.invalidateQueries({ queryKey: keyOf(unreadCount) }))
  if (count === 0) return null
  return (
    <span className="tab-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <SaidOnly>{words.unread(count)}</SaidOnly>
    </span>
  )
}
