import { max } from 'd3-array'
import { type DataOf, textOf } from '../marks/data.ts'
import { markOf } from '../marks/plot.ts'
import { type Box, type Drawing, label, round, type Shape, textSize } from '../marks/shapes.ts'
import { fitting, textWidth } from '../marks/text-width.ts'

const rowHeight = 56
const barHeight = 26

/** Stages from top to bottom, each as wide as what reached it; between them the share that went on. */
export const drawFunnel = (data: DataOf<'funnel'>, width: number): Drawing => {
  const cells = data.series[0]?.cells ?? []
  const valueOf = (row: number) => cells[row]?.value ?? 0
  const most = Math.max(1, max(data.rows, (_, row) => valueOf(row)) ?? 0)
  const boxOf = (row: number): Box => {
    const length = Math.max(2, (valueOf(row) / most) * width)
    return { x: round((width - length) / 2), y: row * rowHeight + 22, width: round(length), height: barHeight }
  }
  const percent = (row: number) => {
    const before = valueOf(row - 1)
    return row === 0 || before === 0 ? '' : ` · ${Math.round((valueOf(row) / before) * 100)}%`
  }
  const texts = data.rows.flatMap((row, place): Shape[] => {
    const end = `${textOf(cells[place] ?? { value: null }, data.words)}${percent(place)}`
    const y = place * rowHeight + 15
    return [label(0, y, fitting(row.label, width - textWidth(end, textSize) - 12, textSize), 'start', 'text'), label(width, y, end, 'end')]
  })
  /** The slope from one stage to the next. */
  const slopes = data.rows.slice(1).map((_, place): Shape => {
    const one = boxOf(place)
    const next = boxOf(place + 1)
    const corners = [
      [one.x, one.y + barHeight],
      [one.x + one.width, one.y + barHeight],
      [next.x + next.width, next.y],
      [next.x, next.y],
    ]
    return { tag: 'path', d: `M${corners.map(([x = 0, y = 0]) => `${round(x)},${round(y)}`).join('L')}Z`, fill: { paint: 'sunken' } }
  })
  return {
    width,
    height: data.rows.length * rowHeight,
    behind: [...slopes, ...texts],
    marks: data.rows.map((_, row) =>
      markOf(data, row, 0, {
        shape: { tag: 'rect', ...boxOf(row), fill: { paint: data.series[0]?.tone ?? 'blue' }, round: 4 },
        target: { x: 0, y: row * rowHeight, width, height: rowHeight - 8 },
        outline: boxOf(row),
      }),
    ),
    above: [],
  }
}
