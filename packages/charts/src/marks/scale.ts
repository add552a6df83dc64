import { max, tickStep, ticks } from 'd3-array'
import type { ChartData } from './data.ts'
import { round } from './shapes.ts'

export interface Scale {
  readonly low: number
  readonly high: number
  /** The lines behind the marks. */
  readonly lines: readonly number[]
  /** How high above the bottom a value stands. */
  readonly heightOf: (value: number) => number
}

/** From nothing to a round number at or above the highest. Whole things have whole lines. */
export const scaleOf = (heights: readonly number[], height: number, { range, least = 1 }: Pick<ChartData, 'range' | 'least'>): Scale => {
  const highest = Math.max(least, max(heights) ?? 0)
  const step = Math.max(least >= 1 ? 1 : 0, tickStep(0, highest, 3))
  const [low, high] = range ?? [0, Math.ceil(highest / step) * step]
  const lines = range ? ticks(low, high, 4) : ticks(0, high, Math.round(high / step))
  return {
    low,
    high,
    lines: least >= 1 ? lines.filter(Number.isInteger) : lines,
    heightOf: (value) => round(((Math.min(high, Math.max(low, value)) - low) / (high - low)) * height),
  }
}
