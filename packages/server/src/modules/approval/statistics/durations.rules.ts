/** Upper bounds in working minutes, closer together where most applications end; the last bucket has none. */
const bounds = [5, 15, 30, 60, 120, 240, 480, 720, 960, 1440, 1920, 2400, 4800, 9600, 19_200] as const

/** Counts of durations add up over days and steps, which medians do not. */
export const noDurations = (): number[] => Array.from({ length: bounds.length + 1 }, () => 0)

const bucketOf = (minutes: number) => {
  const place = bounds.findIndex((bound) => minutes <= bound)
  return place === -1 ? bounds.length : place
}

export const withDuration = (counts: readonly number[], minutes: number): number[] =>
  counts.map((count, place) => (place === bucketOf(minutes) ? count + 1 : count))

export const addDurations = (one: readonly number[], other: readonly number[]): number[] =>
  noDurations().map((_, place) => (one[place] ?? 0) + (other[place] ?? 0))

/** Within how many working minutes this share ended, evenly spread inside of a bucket; null where nothing ended. */
export const percentile = (counts: readonly number[], share: number): number | null => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = total * share
  let before = 0
  for (const [place, count] of counts.entries()) {
    if (before + count >= wanted && count > 0) {
      const from = bounds[place - 1] ?? 0
      // Of the last bucket only its beginning is known.
      const to = bounds[place] ?? from
      return from + ((wanted - before) / count) * (to - from)
    }
    before += count
  }
  return null
}
