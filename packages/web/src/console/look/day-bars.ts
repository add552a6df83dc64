/** Two counts of a day. */
export interface Day {
  readonly day: string
  readonly values: readonly [first: number, second: number]
}

const oneDay = 86_400_000

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * So many days in a row, those without anything included. They end today, or with the last day that the school counted: where it lies,
 * tomorrow may have begun.
 */
export const daysInRow = (days: readonly Day[], today: string, count: number): Day[] => {
  const known = new Map(days.map((day) => [day.day, day]))
  const end = Date.parse([today, ...known.keys()].toSorted().at(-1) ?? today)
  return Array.from({ length: count }, (_, index) => {
    const day = textOf(end - (count - 1 - index) * oneDay)
    return known.get(day) ?? { day, values: [0, 0] }
  })
}
