export const bandWidth = 5
const highest = 100
/** Among fewer, a band would reveal single people. */
const fewestPeople = 5

export interface Band {
  readonly from: number
  readonly to: number
  readonly people: number
}

/** Every band from the lowest to the highest in which there is somebody, the empty ones between them too. */
const bandsBetween = (counts: ReadonlyMap<number, number>): Band[] => {
  const starts = [...counts.keys()]
  const [lowest, top] = [Math.min(...starts), Math.max(...starts)]
  return Array.from({ length: (top - lowest) / bandWidth + 1 }, (_, index) => {
    const from = lowest + index * bandWidth
    return { from, to: from + bandWidth, people: counts.get(from) ?? 0 }
  })
}

const join = (low: Band, high: Band): Band => ({ from: low.from, to: high.to, people: low.people + high.people })

/**
 * How many averages lie in each band of five, from the lowest. A band that is too small to hide in is joined with the next;
 * a whole group that is too small shows nothing. `counts` holds people by the lower end of their band.
 */
export const spreadOf = (counts: ReadonlyMap<number, number>, own: number): (Band & { isMine: boolean })[] => {
  const joined: Band[] = []
  let open: Band | undefined
  for (const band of counts.size > 0 ? bandsBetween(counts) : []) {
    open = open ? join(open, band) : band
    if (open.people < fewestPeople) continue
    joined.push(open)
    open = undefined
  }
  const last = joined.pop()
  if (!last) return []
  return [...joined, open ? join(last, open) : last].map((band) => ({
    ...band,
    isMine: own >= band.from && (own < band.to || band.to === highest),
  }))
}
