import { cellMark, emptyCell, mostOf } from '../marks/cells.ts'
import type { DataOf } from '../marks/data.ts'
import { type Drawing, label, textSize } from '../marks/shapes.ts'
import { textWidth } from '../marks/text-width.ts'

const gap = 2

/** Hours from left to right, days of the week from top to bottom. */
export const drawHeat = (data: DataOf<'heat'>, width: number): Drawing => {
  const left = 12 + Math.max(0, ...data.series.map(({ name }) => textWidth(name, textSize)))
  const count = Math.max(1, data.rows.length)
  const step = Math.min(36, Math.max(10, (width - left) / count))
  const size = step - gap
  /** The names of the days need the height of a text. */
  const lineHeight = Math.max(step, 16)
  const most = mostOf(data)
  const widest = Math.max(1, ...data.rows.map((row) => textWidth(row.short ?? row.label, textSize)))
  const every = [1, 2, 3, 4, 6, 12].find((rows) => rows * step > widest + 8) ?? 12
  const height = data.series.length * lineHeight
  const places = data.series.flatMap(({ cells }, series) =>
    cells.map((_, row) => ({ row, series, x: left + row * step, y: series * lineHeight + (lineHeight - step) / 2, size, most })),
  )
  return {
    width: left + count * step,
    height: height + 24,
    behind: [
      ...places.map(({ x, y }) => emptyCell(x, y, size)),
      ...data.series.map(({ name }, series) => label(left - 8, series * lineHeight + lineHeight / 2 + 4, name, 'end')),
      ...data.rows.flatMap((row, place) =>
        place % every === 0 ? label(left + place * step + size / 2, height + 16, row.short ?? row.label, 'middle') : [],
      ),
    ],
    marks: places.map((place) => cellMark(data, place)),
    above: [],
  }
}
