import type { ChartData } from '../marks/data.ts'
import type { Mark } from '../marks/shapes.ts'

/** How far an arrow goes: so many rows, so many series. */
type Step = readonly [rows: number, series: number]

const across: Readonly<Record<string, Step>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const down: Readonly<Record<string, Step>> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }
const weeks: Readonly<Record<string, Step>> = { ArrowLeft: [-7, 0], ArrowRight: [7, 0], ArrowUp: [-1, 0], ArrowDown: [1, 0] }
const around: Readonly<Record<string, Step>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [-1, 0], ArrowDown: [1, 0] }

const steps: Readonly<Record<ChartData['kind'], Readonly<Record<string, Step>>>> = {
  lines: across,
  columns: across,
  heat: across,
  ranked: down,
  calendar: weeks,
  funnel: around,
  ring: around,
}

/** In lines and stacks the series that is drawn higher is the one above. */
const bySight = (marks: readonly Mark[], from: Mark, series: number): Mark | undefined => {
  const same = marks
    .filter(({ row }) => row === from.row)
    .toSorted((one, other) => one.outline.y - other.outline.y || other.series - one.series)
  return same[same.indexOf(from) + series]
}

const along = (marks: readonly Mark[], from: Mark, rows: number): Mark | undefined => {
  const same = marks.filter(({ series }) => series === from.series)
  const wanted = from.row + rows
  if (Math.abs(rows) > 1) return same.find(({ row }) => row === wanted)
  return rows > 0 ? same.find(({ row }) => row >= wanted) : same.findLast(({ row }) => row <= wanted)
}

/** The mark that a key leads to; the same one at the edge, none for other keys. */
export const walk = (kind: ChartData['kind'], marks: readonly Mark[], from: Mark, key: string): Mark | undefined => {
  if (key === 'Home') return marks.find(({ series }) => series === from.series)
  if (key === 'End') return marks.findLast(({ series }) => series === from.series)
  const step = steps[kind][key]
  if (!step) return undefined
  const [rows, series] = step
  if (rows !== 0) return along(marks, from, rows) ?? from
  if (kind === 'lines' || kind === 'columns') return bySight(marks, from, series) ?? from
  return marks.find((mark) => mark.row === from.row && mark.series === from.series + series) ?? from
}
