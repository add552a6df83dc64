/** The part of a list that comes after the entry of the cursor, or that the list begins with. */
export interface FromCursor {
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The same part of a list that is short enough to be read whole. */
export const partOf = <Row extends { readonly id: string }>(rows: readonly Row[], { cursor, limit }: FromCursor): readonly Row[] => {
  const first = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1
  return rows.slice(first, first + limit)
}

/**
 * Reads a page of a list that grows at its head while people read it. One entry more is read than shown, to see whether
 * others follow.
 */
export const readFromCursor = async <Row extends { readonly id: string }, Shown>(
  { cursor, pageSize }: { readonly cursor?: string | undefined; readonly pageSize: number },
  list: (from: FromCursor) => Promise<readonly Row[]>,
  present: (row: Row) => Shown,
) => {
  const found = await list({ cursor, limit: pageSize + 1 })
  const rows = found.slice(0, pageSize)
  return { rows: rows.map(present), nextCursor: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null }
}
