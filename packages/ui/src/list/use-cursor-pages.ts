import { type Pages, useGrowingList } from './growing-list.ts'
import { type CursorPage, nextCursor } from './page-rules.ts'

/** An object to spread into the call's input: empty for the first page. */
interface After {
  readonly cursor?: string
}

type FetchPage<P> = (after: After, signal: AbortSignal) => Promise<P>

/** For lists that grow without end: `useCursorPages(keyOf(call, filter), (after, signal) => send(call, { ...filter, ...after }, { signal }))` */
export const useCursorPages = <Row, P extends CursorPage<Row> = CursorPage<Row>>(
  key: readonly unknown[],
  fetchPage: FetchPage<P & CursorPage<Row>>,
): Pages<Row, P> =>
  useGrowingList<Row, string | null, P>({
    key: [...key, 'cursor pages'],
    first: null,
    next: nextCursor,
    fetchPage: (cursor, signal) => fetchPage(cursor === null ? {} : { cursor }, signal),
  })
