import { max, sum } from 'd3-array'
import type { DataOf } from '../marks/data.ts'
import { lookOf } from '../marks/looks.ts'
import { markOf } from '../marks/plot.ts'
import { type Box, type Drawing, label, round, type Shape, textSize } from '../marks/shapes.ts'
import { fitting, textWidth } from '../marks/text-width.ts'

/** Names stand left of their bars where there is room, else above them. */
const wideFrom = 560
const barHeight = 16

interface Layout {
  readonly left: number
  readonly right: number
  readonly rowHeight: number
  readonly barTop: number
  readonly nameRoom: number
}

const layoutOf = (data: DataOf<'ranked'>, width: number, ends: readonly string[]): Layout => {
  const end = 12 + Math.max(0, ...ends.map((text) => textWidth(text, textSize)))
  if (width < wideFrom) return { left: 0, right: width, rowHeight: 48, barTop: 22, nameRoom: width - end }
  const widest = Math.max(0, ...data.rows.map((row) => textWidth(row.label, textSize)))
  const nameRoom = Math.min(width * 0.34, widest)
  return { left: nameRoom + 12, right: width - Math.min(width * 0.3, end), rowHeight: 30, barTop: 7, nameRoom }
}

const totalOf = (data: DataOf<'ranked'>, row: number) =>
  sum(data.series, ({ cells, isEarlier }) => (isEarlier ? 0 : (cells[row]?.value ?? 0)))

/** What a row says beside its bar: the number, and a word more. */
const endOf = (data: DataOf<'ranked'>, row: number): string => {
  const cells = data.series.flatMap(({ cells, isEarlier }) => (isEarlier ? [] : (cells[row] ?? [])))
  const said = (cells.length === 1 ? cells[0]?.text : undefined) ?? data.words.number(totalOf(data, row))
  const { note } = data.rows[row] ?? {}
  return note === undefined ? said : `${said} · ${note}`
}

export const drawRanked = (data: DataOf<'ranked'>, width: number): Drawing => {
  const ends = data.rows.map((_, row) => endOf(data, row))
  const layout = layoutOf(data, width, ends)
  const { left, right, rowHeight, barTop, nameRoom } = layout
  const isAbove = left === 0
  const earlier = data.series.flatMap(({ cells, isEarlier }) => (isEarlier ? cells.flatMap(({ value }) => value ?? []) : []))
  const most = Math.max(data.least ?? 1, max(data.rows, (_, row) => totalOf(data, row)) ?? 0, max(earlier) ?? 0)
  const lengthOf = (value: number, row: number) => {
    const whole = data.look === 'shares' ? totalOf(data, row) : most
    return whole === 0 ? 0 : (value / whole) * (right - left)
  }
  const looks = data.series.map(({ tone, isEarlier }, place) => lookOf(place, tone, isEarlier))
  const texts = data.rows.flatMap((row, place): Shape[] => {
    const top = place * rowHeight
    const baseline = isAbove ? top + 14 : top + barTop + 12
    return [
      label(0, baseline, fitting(row.label, nameRoom, textSize), 'start', 'text'),
      label(width, baseline, ends[place] ?? '', 'end'),
      { tag: 'rect', x: round(left), y: top + barTop, width: round(right - left), height: barHeight, fill: { paint: 'sunken' }, round: 3 },
    ]
  })
  const barsOf = (row: number) => {
    let reached = left
    return data.series.flatMap(({ cells, isEarlier }, series) => {
      const { value = null } = cells[row] ?? {}
      if (value === null) return []
      const length = lengthOf(value, row)
      // What was before is a thin line below the bar of now.
      const y = row * rowHeight + barTop + (isEarlier ? barHeight + 1 : 0)
      const box: Box = { x: round(isEarlier ? left : reached), y, width: round(length), height: isEarlier ? 4 : barHeight }
      if (!isEarlier) reached += length
      const look = looks[series] ?? lookOf(series)
      return markOf(data, row, series, {
        shape: { tag: 'rect', ...box, fill: { paint: look.tone, pattern: look.pattern }, round: Math.min(3, box.width) },
        target: data.series.length === 1 ? { x: 0, y: row * rowHeight, width, height: rowHeight } : box,
        outline: { ...box, width: Math.max(4, box.width) },
      })
    })
  }
  return {
    width,
    height: Math.max(1, data.rows.length) * rowHeight + 4,
    behind: texts,
    marks: data.rows.flatMap((_, row) => barsOf(row)),
    above: [],
  }
}
