import { type ChartData, textOf } from './data.ts'
import { type Scale } from './scale.ts'
import { type Box, label, type Mark, round, type Shape, textSize } from './shapes.ts'
import { textWidth } from './text-width.ts'

const top = 14
const plotHeight = 180
const foot = 26

/** Where the numbers of columns and lines stand: a scale at the left, the rows side by side below. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly box: Box
  readonly step: number
  readonly middleOf: (row: number) => number
  readonly yOf: (value: number) => number
  readonly behind: readonly Shape[]
}

export { plotHeight }

/** Each so many rows there is room for a label; the last one always has its own. */
const labelEvery = (data: ChartData, step: number) => {
  const widest = Math.max(1, ...data.rows.map(({ label, short }) => textWidth(short ?? label, textSize)))
  return Math.max(1, Math.ceil((widest + 10) / step))
}

export const plotOf = (data: ChartData, scale: Scale, width: number, leastStep: number): Plot => {
  const texts = scale.lines.map((line) => ({ line, text: data.words.number(line) }))
  const left = 10 + Math.max(0, ...texts.map(({ text }) => textWidth(text, textSize)))
  const count = Math.max(1, data.rows.length)
  const step = Math.max(leastStep, (width - left - 8) / count)
  const box = { x: round(left), y: top, width: round(step * count), height: plotHeight }
  const yOf = (value: number) => round(top + plotHeight - scale.heightOf(value))
  const middleOf = (row: number) => round(left + step * (row + 0.5))
  const every = labelEvery(data, step)
  const right = box.x + box.width
  const rows = data.rows.flatMap((row, place) => {
    if ((count - 1 - place) % every !== 0) return []
    const text = row.short ?? row.label
    const half = textWidth(text, textSize) / 2
    // At the edges a label moves inwards instead of being cut off.
    const x = Math.max(half, Math.min(right + 8 - half, middleOf(place)))
    return label(x, top + plotHeight + 19, text, 'middle')
  })
  return {
    width: round(right + 8),
    height: top + plotHeight + foot,
    box,
    step,
    middleOf,
    yOf,
    behind: [
      ...texts.flatMap(({ line, text }): Shape[] => [
        { tag: 'line', x1: box.x, y1: yOf(line), x2: right, y2: yOf(line) },
        label(box.x - 8, yOf(line) + 4, text, 'end'),
      ]),
      ...rows,
    ],
  }
}

export const around = (x: number, y: number, reach: number): Box => ({
  x: round(x - reach),
  y: round(y - reach),
  width: reach * 2,
  height: reach * 2,
})

export const markOf = (
  data: ChartData,
  row: number,
  series: number,
  drawn: Pick<Mark, 'shape' | 'target' | 'outline'> & { readonly isQuiet?: boolean },
): Mark => {
  const cell = data.series[series]?.cells[row] ?? { value: null }
  const text = textOf(cell, data.words)
  const { label = '' } = data.rows[row] ?? {}
  return {
    row,
    series,
    isQuiet: false,
    ...drawn,
    label: [data.words.mark(label, data.series[series]?.name ?? '', text), cell.hint].filter(Boolean).join(' · '),
    text,
    link: cell.link,
    hint: cell.hint,
  }
}

/** Splits the height of a row among its marks, so that a pointer means the nearest one. */
export const sharedTargets = (
  places: readonly number[],
  { y, height }: Box,
): readonly { readonly y: number; readonly height: number }[] => {
  const order = places.map((_, index) => index).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other)
  const found: { y: number; height: number }[] = []
  for (const [rank, index] of order.entries()) {
    const own = places[index] ?? 0
    const before = places[order[rank - 1] ?? -1]
    const after = places[order[rank + 1] ?? -1]
    const from = before === undefined ? y : (before + own) / 2
    const to = after === undefined ? y + height : (own + after) / 2
    found[index] = { y: round(from), height: round(to - from) }
  }
  return found
}
