import type { Pages } from './growing-list.ts'
import { knownDownTo, mergeRows } from './merged-rows.ts'

interface Identified {
  readonly id: string
}

/** Lists of several calls as one, newest first; reaching its end asks for more of the one that ended. */
export const mergePages = <Row extends Identified>(lists: readonly Pages<Row>[]): Pages<Row> => {
  const reads = lists.map((pages) => ({ pages, rows: pages.data ?? [], hasMore: pages.hasMore }))
  const isThere = lists.every(({ data }) => data !== undefined)
  const edge = knownDownTo(reads)
  return {
    data: isThere ? mergeRows(reads) : undefined,
    list: lists.every(({ list }) => list !== undefined) ? lists.map(({ list }) => list).join(' ') : undefined,
    total: isThere ? lists.reduce((sum, { total = 0 }) => sum + total, 0) : undefined,
    error: lists.find(({ error }) => error)?.error ?? null,
    updatedAt: Math.min(...lists.map(({ updatedAt }) => updatedAt)),
    hasMore: lists.some(({ hasMore }) => hasMore),
    isLoadingMore: lists.some(({ isLoadingMore }) => isLoadingMore),
    loadMore: () => {
      for (const { pages, rows, hasMore } of reads) if (hasMore && rows.at(-1)?.id === edge) pages.loadMore()
    },
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  }
}
