interface Day {
  readonly day: string
  readonly valid: number
  readonly other: number
}

const shownDays = 30
const oneDay = 86_400_000

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Thirty days in a row, those without a check included. They end today, or with the last day that the school counted: where it lies,
 * tomorrow may have begun.
 */
export const thirtyDays = (days: readonly Day[], today: string): Day[] => {
  const known = new Map(days.map((day) => [day.day, day]))
  const end = Date.parse([today, ...known.keys()].toSorted().at(-1) ?? today)
  return Array.from({ length: shownDays }, (_, index) => {
    const day = textOf(end - (shownDays - 1 - index) * oneDay)
    return known.get(day) ?? { day, valid: 0, other: 0 }
  })
}

/** A round number at or above the highest bar, so that the scale can be read: 1, 2, 5, 10, 20, 50 … */
export const topOf = (days: readonly Day[]): number => {
  const highest = Math.max(1, ...days.map(({ valid, other }) => valid + other))
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest
}
