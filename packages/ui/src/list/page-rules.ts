export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

export const rowsOf = <Row>(pages: readonly Page<Row>[]): Row[] => pages.flatMap((page) => [...page.rows])

/** The number of the page to ask for next; undefined at the end. An empty page ends the list even when the total says otherwise. */
export const nextPageNumber = (pages: readonly Page<unknown>[]): number | undefined => {
  const last = pages.at(-1)
  if (!last || last.rows.length === 0) return undefined
  const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0)
  return loaded < last.total ? pages.length + 1 : undefined
}

export interface CursorPage<Row> extends Page<Row> {
  readonly nextCursor: string | null
}

/** After which row to go on; undefined at the end. */
export const nextCursor = (pages: readonly CursorPage<unknown>[]): string | undefined => pages.at(-1)?.nextCursor ?? undefined
