/** As much of a query for one page as a table or a list needs. */
export interface PageRead<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined
  readonly error: unknown
  readonly refetch: () => unknown
  /** While the next page comes, the last one is still shown. */
  readonly isPlaceholderData: boolean
}
