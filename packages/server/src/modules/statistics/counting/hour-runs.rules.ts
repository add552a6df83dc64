const hourMs = 3_600_000

/** Hours in groups that lie together, by time: what is read for one group is one short range, wherever the others are. */
export const runsOf = <Item extends { readonly hour: Date }>(items: readonly Item[], gapHours: number): Item[][] => {
  const runs: Item[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const item of items.toSorted((one, other) => one.hour.getTime() - other.hour.getTime())) {
    const at = item.hour.getTime()
    if (at - last > gapHours * hourMs) runs.push([])
    runs.at(-1)?.push(item)
    last = at
  }
  return runs
}
