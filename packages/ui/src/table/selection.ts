/** Rows of a table that are ticked, to do something with all of them. */
export interface Selection<Row> {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly nameOf: (row: Row) => string
  /** Whether there is anything to do with a row; others have no box. */
  readonly isOpen?: (row: Row) => boolean
}

/** One ticked or unticked. */
export const turned = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]

/** All of a page ticked, or none of them where all were; what is ticked elsewhere stays. */
export const turnedPage = (chosen: readonly string[], ids: readonly string[]): readonly string[] => {
  const others = chosen.filter((id) => !ids.includes(id))
  return ids.every((id) => chosen.includes(id)) ? others : [...others, ...ids]
}
