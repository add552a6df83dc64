import { max } from 'd3-array'
import type { ChartData } from './data.ts'
import { markOf } from './plot.ts'
import { type Mark, round, type Shape } from './shapes.ts'

/** Five sizes of a square, so that much and little differ without colour too. */
const shares = [0.3, 0.48, 0.64, 0.8, 1] as const

/** Small numbers differ more than large ones: the roots are split evenly. */
const levelOf = (value: number, most: number): number => (value <= 0 || most <= 0 ? 0 : Math.ceil(Math.sqrt(value / most) * shares.length))

export const mostOf = (data: ChartData): number => max(data.series.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []))) ?? 0

export const emptyCell = (x: number, y: number, size: number): Shape => ({
  tag: 'rect',
  x: round(x),
  y: round(y),
  width: round(size),
  height: round(size),
  fill: { paint: 'sunken' },
  round: 2,
})

interface Place {
  readonly row: number
  readonly series: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly most: number
}

/** A square in its cell, the larger the more. */
export const cellMark = (data: ChartData, { row, series, x, y, size, most }: Place): Mark => {
  const level = levelOf(data.series[series]?.cells[row]?.value ?? 0, most)
  const side = round(size * (shares[level - 1] ?? 0))
  const off = (size - side) / 2
  const { tone = 'blue' } = data.series[series] ?? {}
  const box = { x: round(x), y: round(y), width: round(size), height: round(size) }
  return markOf(data, row, series, {
    shape: { tag: 'rect', x: round(x + off), y: round(y + off), width: side, height: side, fill: { paint: tone }, round: 2 },
    target: box,
    outline: box,
  })
}
