import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { nextPageNumber, type Page, rowsOf } from './page-rules.ts'

type FetchPage<Row> = (pageNum: number, signal: AbortSignal) => Promise<Page<Row>>

/** A list that grows page by page, in the shape that the four states and the endless list read. */
export interface Pages<Row> {
  readonly data: readonly Row[] | undefined
  readonly error: Error | null
  readonly updatedAt: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly refetch: () => Promise<unknown>
}

/** `usePages(keyOf(call, filter), (pageNum, signal) => send(call, { ...filter, pageNum }, { signal }))` */
export const usePages = <Row>(key: readonly unknown[], fetchPage: FetchPage<Row>): Pages<Row> => {
  const queries = useQueryClient()
  const queryKey = [...key, 'pages']
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPageNumber(pages),
    select: ({ pages }) => rowsOf(pages),
  })

  // Who refreshes wants the newest rows: reading every page that was ever scrolled past would only delay them.
  const refetch = () => {
    queries.setQueryData<InfiniteData<Page<Row>, number>>(queryKey, (kept) =>
      kept ? { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) } : kept,
    )
    return query.refetch()
  }

  return {
    data: query.data,
    error: query.error,
    updatedAt: query.dataUpdatedAt,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    refetch,
  }
}
