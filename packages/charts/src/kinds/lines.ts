import { line, symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape'
import type { DataOf } from '../marks/data.ts'
import { lookOf, type Marker } from '../marks/looks.ts'
import { around, markOf, plotHeight, plotOf, sharedTargets } from '../marks/plot.ts'
import { scaleOf } from '../marks/scale.ts'
import type { Drawing, Mark, Shape } from '../marks/shapes.ts'

const symbols = {
  circle: symbolCircle,
  square: symbolSquare,
  diamond: symbolDiamond,
  triangle: symbolTriangle,
  cross: symbolCross,
  star: symbolStar,
} as const

const drawMarker = symbol()

export const markerPath = (marker: Marker): string => drawMarker.digits(2).type(symbols[marker]).size(46)() ?? ''

/** Below this room markers would be a thick line. */
const roomOfMarker = 12

/** So far apart the markers stay where not each of them has room. */
const apart = 56

export const drawLines = (data: DataOf<'lines'>, width: number): Drawing => {
  const values = data.series.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []))
  const plot = plotOf(data, scaleOf(values, plotHeight, data), width, 2)
  const looks = data.series.map(({ tone, isEarlier }, place) => lookOf(place, tone, isEarlier))
  const every = plot.step >= roomOfMarker ? 1 : Math.ceil(apart / plot.step)
  const yIn = (series: number, row: number) => {
    const value = data.series[series]?.cells[row]?.value
    return value === null || value === undefined ? undefined : plot.yOf(value)
  }
  const curves = data.series.map((_, series): Shape => {
    const path = line<number>(
      (row) => plot.middleOf(row),
      (row) => yIn(series, row) ?? 0,
    ).defined((row) => yIn(series, row) !== undefined)
    const look = looks[series] ?? lookOf(series)
    return { tag: 'curve', d: path.digits(1)(data.rows.map((_, row) => row)) ?? '', paint: look.tone, dash: look.dash }
  })
  const marksOf = (row: number): readonly Mark[] => {
    const there = looks.flatMap((look, series) => {
      const y = yIn(series, row)
      return y === undefined ? [] : { look, series, y }
    })
    const shares = sharedTargets(
      there.map(({ y }) => y),
      plot.box,
    )
    return there.map(({ look, series, y }, index) => {
      const x = plot.middleOf(row)
      const share = shares[index] ?? plot.box
      return markOf(data, row, series, {
        shape: { tag: 'path', d: markerPath(look.marker), fill: { paint: look.tone }, edge: 'surface', x, y },
        target: { x: x - plot.step / 2, width: plot.step, y: share.y, height: share.height },
        outline: around(x, y, 8),
        isQuiet: (data.rows.length - 1 - row) % every !== 0,
      })
    })
  }
  return {
    width: plot.width,
    height: plot.height,
    behind: [...plot.behind, ...curves.toReversed()],
    marks: data.rows.flatMap((_, row) => marksOf(row)),
    above: [],
  }
}
