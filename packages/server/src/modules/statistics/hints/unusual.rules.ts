/** So far from the middle, measured by how far the usual hours are from it. */
const deviations = 6
/** Fewer more or less are nobody's concern. */
export const fewestEvents = 20
/** Weeks with the same hour, of which so many must be known. */
const fewestWeeks = 4

const medianOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return (low + high) / 2
}

/** How many of the same weekday and hour are unusual, given the weeks before; null where it is as usual. */
export const unusual = (count: number, weeks: readonly number[]): { from: number; to: number } | null => {
  if (weeks.length < fewestWeeks) return null
  const median = medianOf(weeks)
  // Where all weeks were alike, a difference of one is the least that can be told.
  const deviation = Math.max(1, medianOf(weeks.map((value) => Math.abs(value - median))))
  if (count - median < fewestEvents || count - median <= deviations * deviation) return null
  const usual = weeks.filter((value) => Math.abs(value - median) <= deviations * deviation)
  return { from: Math.min(...usual), to: Math.max(...usual) }
}

interface Part {
  readonly kind: 'unit' | 'network' | 'subject'
  readonly count: number
  readonly usual_share: number
}

/** What is as large a part every week explains nothing. */
const leastMore = 0.2

/** What makes up most of an unusual hour and not of others: one network before anything else. */
export const mainPart = <Each extends Part>(parts: readonly Each[], count: number): Each | undefined =>
  parts
    .filter((part) => part.count * 2 > count && part.count / count - part.usual_share >= leastMore)
    .toSorted((a, b) => Number(b.kind === 'network') - Number(a.kind === 'network') || b.count - a.count)[0]
