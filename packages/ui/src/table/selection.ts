/** Rows of a table that are ticked, to do something with all of them. They are kept whole: those of other pages are named and counted too. */
export interface Selection<Row> {
  readonly chosen: readonly Row[]
  readonly onChange: (chosen: readonly Row[]) => void
  readonly nameOf: (row: Row) => string
  /** Whether there is anything to do with a row; others have no box. */
  readonly isOpen?: ((row: Row) => boolean) | undefined
}

type KeyOf<Row> = (row: Row) => string

export const isChosen = <Row>(chosen: readonly Row[], row: Row, keyOf: KeyOf<Row>): boolean =>
  chosen.some((other) => keyOf(other) === keyOf(row))

/** One ticked or unticked. */
export const turned = <Row>(chosen: readonly Row[], row: Row, keyOf: KeyOf<Row>): readonly Row[] =>
  isChosen(chosen, row, keyOf) ? chosen.filter((other) => keyOf(other) !== keyOf(row)) : [...chosen, row]

/** All of a page ticked, or none of them where all were; what is ticked elsewhere stays. */
export const turnedPage = <Row>(chosen: readonly Row[], rows: readonly Row[], keyOf: KeyOf<Row>): readonly Row[] => {
  const others = chosen.filter((row) => !isChosen(rows, row, keyOf))
  return rows.every((row) => isChosen(chosen, row, keyOf)) ? others : [...others, ...rows]
}
