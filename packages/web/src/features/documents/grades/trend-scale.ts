export interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const top = 100

/** The lowest line of the chart: the ten below the worst term, and never above sixty, so that what is good looks good. */
export const floorOf = (averages: readonly number[]): number => Math.min(60, Math.floor(Math.min(...averages, 60) / 10) * 10)

/** Where the terms stand: evenly from edge to edge, a single one in the middle, averages from the floor to a hundred. */
export const pointsOf = (averages: readonly number[], { width, height }: Size): readonly Point[] => {
  const floor = floorOf(averages)
  const step = averages.length > 1 ? width / (averages.length - 1) : 0
  return averages.map((average, place) => ({
    x: averages.length > 1 ? place * step : width / 2,
    y: height - ((average - floor) / (top - floor)) * height,
  }))
}

/** The tens between the floor and a hundred, for the lines behind the curve. */
export const linesOf = (averages: readonly number[]): readonly number[] => {
  const floor = floorOf(averages)
  return Array.from({ length: (top - floor) / 10 + 1 }, (_, place) => floor + place * 10)
}
