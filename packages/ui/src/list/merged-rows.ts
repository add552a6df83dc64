interface Identified {
  readonly id: string
}

interface Read<Row> {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
}

/** Before nothing that may still come of a list can anything of the others be shown. */
const endOf = ({ rows }: Read<Identified>) => rows.at(-1)?.id ?? '\uffff'

/** Down to which row the lists are known together; ids grow with time. */
export const knownDownTo = (lists: readonly Read<Identified>[]): string =>
  lists
    .filter(({ hasMore }) => hasMore)
    .map(endOf)
    .reduce((edge, end) => (end > edge ? end : edge), '')

/** Lists that are newest first as one that is, as far as all of them are known. */
export const mergeRows = <Row extends Identified>(lists: readonly Read<Row>[]): Row[] => {
  const edge = knownDownTo(lists)
  return lists
    .flatMap(({ rows }) => rows.filter(({ id }) => id >= edge))
    .toSorted((one, other) => Number(one.id < other.id) - Number(one.id > other.id))
}
