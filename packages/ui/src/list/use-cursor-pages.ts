import { type Pages, useGrowingList } from './growing-list.ts'
import { type CursorPage, nextCursor } from './page-rules.ts'

/** An object to spread into the call's input: empty for the first page. */
interface After {
  readonly cursor?: string
}

type FetchPage<Row> = (after: After, signal: AbortSignal) => Promise<CursorPage<Row>>

/** For lists that grow without end: `useCursorPages(keyOf(call, filter), (after, signal) => send(call, { ...filter, ...after }, { signal }))` */
export const useCursorPages = <Row>(key: readonly unknown[], fetchPage: FetchPage<Row>): Pages<Row> =>
  useGrowingList<Row, string | null, CursorPage<Row>>({
    key: [...key, 'cursor pages'],
    first: null,
    next: nextCursor,
    fetchPage: (cursor, signal) => fetchPage(cursor === null ? {} : { cursor }, signal),
  })
