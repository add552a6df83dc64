import { stack } from 'd3-shape'
import type { DataOf } from '../marks/data.ts'
import { lookOf } from '../marks/looks.ts'
import { markOf, plotHeight, plotOf } from '../marks/plot.ts'
import { scaleOf } from '../marks/scale.ts'
import { type Box, type Drawing, type Mark, round } from '../marks/shapes.ts'

/** From where to where each series reaches in each row. */
const reaches = (data: DataOf<'columns'>): readonly (readonly (readonly [from: number, to: number])[])[] => {
  const valueOf = (row: number, series: number) => data.series[series]?.cells[row]?.value ?? 0
  const rows = data.rows.map((_, row) => row)
  const series = data.series.map((_, series) => series)
  if (data.look === 'paired') return series.map((one) => rows.map((row) => [0, valueOf(row, one)] as const))
  const stacked = stack<unknown, number, number>()
    .keys(series)
    .value((row, one) => valueOf(row, one))(rows)
  return stacked.map((one) => one.map(([from, to]) => [from, to] as const))
}

export const drawColumns = (data: DataOf<'columns'>, width: number): Drawing => {
  const parts = reaches(data)
  const scale = scaleOf(
    parts.flat().map(([, to]) => to),
    plotHeight,
    data,
  )
  const isPaired = data.look === 'paired'
  const abreast = isPaired ? Math.max(1, data.series.length) : 1
  const plot = plotOf(data, scale, width, isPaired ? abreast * 3 + 2 : 3)
  const gap = Math.min(10, plot.step * 0.2)
  const columnWidth = Math.min(48, (plot.step - gap) / abreast)
  const looks = data.series.map(({ tone, isEarlier }, place) => lookOf(place, tone, isEarlier))
  const bottom = plot.box.y + plot.box.height
  const markAt = (row: number, series: number): Mark | undefined => {
    const cell = data.series[series]?.cells[row]
    if (!cell || cell.value === null) return undefined
    const [from, to] = parts[series]?.[row] ?? [0, 0]
    const x = plot.middleOf(row) + (isPaired ? (series - abreast / 2) * columnWidth : -columnWidth / 2)
    const y = plot.yOf(to)
    const box: Box = { x: round(x), y, width: round(Math.max(1, columnWidth - (isPaired ? 1 : 0))), height: round(plot.yOf(from) - y) }
    const isTop = isPaired || series === data.series.length - 1
    const high = isTop ? plot.box.y : y
    const target = {
      x: isPaired ? box.x : round(plot.middleOf(row) - plot.step / 2),
      width: isPaired ? box.width : round(plot.step),
      y: high,
      height: round((isPaired ? bottom : y + box.height) - high),
    }
    const look = looks[series] ?? lookOf(series)
    return markOf(data, row, series, {
      shape: { tag: 'rect', ...box, fill: { paint: look.tone, pattern: look.pattern }, round: Math.min(2, box.height) },
      target,
      // Where nothing was counted the focus still has to be seen.
      outline: box.height < 4 ? { ...box, y: box.y - 4, height: box.height + 4 } : box,
    })
  }
  return {
    width: plot.width,
    height: plot.height,
    behind: plot.behind,
    marks: data.rows.flatMap((_, row) => data.series.flatMap((_, series) => markAt(row, series) ?? [])),
    above: [],
  }
}
