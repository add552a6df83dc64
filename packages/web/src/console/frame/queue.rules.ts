interface Open<Row> {
  readonly chosen: string | undefined
  /** The entry that was open last, and where it stood in the list. */
  readonly last: { readonly id: string; readonly place: number } | undefined
  readonly waits: (row: Row) => boolean
}

/** The entry to open by itself. Somebody who came by a link to an entry that is not in the list is left with it. */
export const nextToOpen = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { chosen, last, waits }: Open<Row>,
): string | undefined => {
  if (chosen === undefined) return rows.find(waits)?.id
  if (last?.id !== chosen || rows.some(({ id }) => id === chosen)) return undefined
  return (rows.slice(last.place).find(waits) ?? rows.find(waits))?.id
}
