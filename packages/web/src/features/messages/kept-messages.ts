import type { OutputOf } from '@campus/contract/call.ts'
import { messagesInGroup, ownMessages } from '@campus/contract/messages/inbox.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/use-read.ts'

type Page = OutputOf<typeof ownMessages>
export type MessageRow = Page['rows'][number]

/** Undefined takes the row away. */
type Change = (row: MessageRow) => MessageRow | undefined

export const changePages = (pages: readonly Page[], change: Change): Page[] =>
  pages.map((page) => {
    const rows = page.rows.flatMap((row) => change(row) ?? [])
    return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
  })

/** What was done to a message shows at once in every list that is kept, without reading them again. */
export const changeKept = (queries: QueryClient, change: Change): void => {
  for (const call of [messagesInGroup, ownMessages])
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: keyOf(call) },
      (kept) => kept && { ...kept, pages: changePages(kept.pages, change) },
    )
}
