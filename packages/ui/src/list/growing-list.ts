import { hashKey, type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Page, rowsOf } from './page-rules.ts'
import { differInWordsAlone } from './typed-words.ts'

/** A list that grows page by page, in the shape that the four states and the endless list read. */
export interface Pages<Row, P = unknown> {
  readonly data: readonly Row[] | undefined
  /** Which list the rows are of: another one after a search. Undefined while rows of the list before are still shown. */
  readonly list: string | undefined
  /** How many rows there are, with those not read yet. */
  readonly total: number | undefined
  /** The page read last, for what it says beside its rows. */
  readonly last?: P | undefined
  readonly error: Error | null
  readonly updatedAt: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly refetch: () => Promise<unknown>
}

interface Growth<Mark, P> {
  readonly key: readonly unknown[]
  readonly first: Mark
  /** Where to go on after the pages one has; undefined at the end. */
  readonly next: (pages: readonly P[]) => Mark | undefined
  readonly fetchPage: (mark: Mark, signal: AbortSignal) => Promise<P>
}

export const useGrowingList = <Row, Mark, P extends Page<Row>>({ key, first, next, fetchPage }: Growth<Mark, P>): Pages<Row, P> => {
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam as Mark, signal),
    initialPageParam: first,
    getNextPageParam: (_last, pages) => next(pages),
    placeholderData: (kept, asked) => (asked && differInWordsAlone(asked.queryKey, key) ? kept : undefined),
    select: ({ pages }) => ({ rows: rowsOf<Row>(pages), total: pages.at(-1)?.total, last: pages.at(-1) }),
  })

  // Who refreshes wants the newest rows: reading every page that was ever scrolled past would only delay them.
  const refetch = () => {
    queries.setQueryData<InfiniteData<P, Mark>>(key, (kept) =>
      kept ? { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) } : kept,
    )
    return query.refetch()
  }

  return {
    data: query.data?.rows,
    list: query.isPlaceholderData ? undefined : hashKey(key),
    total: query.data?.total,
    last: query.data?.last,
    error: query.error,
    updatedAt: query.dataUpdatedAt,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    refetch,
  }
}
