import { markerPath } from '../kinds/lines.ts'
import type { ChartData } from '../marks/data.ts'
import { lookOf } from '../marks/looks.ts'
import { label, round, type Shape } from '../marks/shapes.ts'

const signSize = 12

/** The sign of one series, twelve high and as wide as it needs. */
const signOf = (data: ChartData, place: number): { readonly width: number; readonly shapes: readonly Shape[] } => {
  const { tone, isEarlier } = data.series[place] ?? {}
  const look = lookOf(place, tone, isEarlier)
  if (data.kind !== 'lines')
    return {
      width: signSize,
      shapes: [{ tag: 'rect', x: 0, y: 0, width: signSize, height: signSize, fill: { paint: look.tone, pattern: look.pattern }, round: 3 }],
    }
  return {
    width: 28,
    shapes: [
      { tag: 'curve', d: 'M0,6L28,6', paint: look.tone, dash: look.dash },
      { tag: 'path', d: markerPath(look.marker), fill: { paint: look.tone }, edge: 'surface', x: 14, y: 6 },
    ],
  }
}

export interface LegendEntry {
  readonly name: string
  readonly width: number
  readonly shapes: readonly Shape[]
}

/** What the series are; nothing where the drawing says it itself, or where there is only one. */
export const legendOf = (data: ChartData): readonly LegendEntry[] =>
  data.series.length < 2 || data.kind === 'heat' ? [] : data.series.map(({ name }, place) => ({ name, ...signOf(data, place) }))

/** The shape at another place. */
export const moved = (shape: Shape, x: number, y: number): Shape => {
  switch (shape.tag) {
    case 'rect':
    case 'text':
      return { ...shape, x: round(shape.x + x), y: round(shape.y + y) }
    case 'path':
      return { ...shape, x: round((shape.x ?? 0) + x), y: round((shape.y ?? 0) + y) }
    case 'curve':
      return { ...shape, x: round((shape.x ?? 0) + x), y: round((shape.y ?? 0) + y) }
    default:
      return { ...shape, x1: shape.x1 + x, x2: shape.x2 + x, y1: shape.y1 + y, y2: shape.y2 + y }
  }
}

export const nameOf = (entry: LegendEntry, x: number, y: number): Shape => label(x + entry.width + 6, y + 10, entry.name, 'start', 'text')
