import { type Pages, useGrowingList } from './growing-list.ts'
import { nextPageNumber, type Page } from './page-rules.ts'

type FetchPage<Row> = (pageNum: number, signal: AbortSignal) => Promise<Page<Row>>

/** `usePages(keyOf(call, filter), (pageNum, signal) => send(call, { ...filter, pageNum }, { signal }))` */
export const usePages = <Row>(key: readonly unknown[], fetchPage: FetchPage<Row>): Pages<Row> =>
  useGrowingList<Row, number, Page<Row>>({ key: [...key, 'pages'], first: 1, next: nextPageNumber, fetchPage })
