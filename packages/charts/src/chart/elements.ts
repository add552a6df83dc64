import type { Pattern } from '../marks/looks.ts'
import type { Drawing, Fill, Shape } from '../marks/shapes.ts'
import type { Paint } from '../marks/themes.ts'

/** An element of SVG; who draws on a page and who writes a file read the same. */
export interface Element {
  readonly tag: 'rect' | 'line' | 'path' | 'text'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text?: string
}

export interface Painter {
  readonly colour: (paint: Paint) => string
  /** Where the tile of a pattern is found: ids belong to the whole page. */
  readonly tile: (fill: Fill) => string
}

const isPatterned = (fill: Fill): boolean => fill.pattern !== undefined && fill.pattern !== 'plain'

const paintOf = (fill: Fill, { colour, tile }: Painter) => (isPatterned(fill) ? `url(#${tile(fill)})` : colour(fill.paint))

const place = ({ x, y }: { readonly x?: number; readonly y?: number }) =>
  x === undefined && y === undefined ? {} : { transform: `translate(${x ?? 0},${y ?? 0})` }

export const elementOf = (shape: Shape, painter: Painter): Element => {
  switch (shape.tag) {
    case 'rect': {
      const { x, y, width, height, round = 0 } = shape
      return { tag: 'rect', attributes: { x, y, width, height, rx: round, fill: paintOf(shape.fill, painter) } }
    }
    case 'line': {
      const { x1, y1, x2, y2 } = shape
      return { tag: 'line', attributes: { x1, y1, x2, y2, stroke: painter.colour('line') } }
    }
    case 'path': {
      const edge = shape.edge ? { stroke: painter.colour(shape.edge), strokeWidth: 1 } : {}
      return { tag: 'path', attributes: { d: shape.d, ...place(shape), fill: paintOf(shape.fill, painter), ...edge } }
    }
    case 'curve': {
      const dash = shape.dash ? { strokeDasharray: shape.dash } : {}
      const stroke = { fill: 'none', stroke: painter.colour(shape.paint), strokeWidth: 2, strokeLinejoin: 'round' }
      return { tag: 'path', attributes: { d: shape.d, ...place(shape), ...stroke, ...dash } }
    }
    default: {
      const { x, y, text, anchor, size, paint, isBold } = shape
      const weight = isBold ? { fontWeight: 600 } : {}
      return { tag: 'text', attributes: { x, y, textAnchor: anchor, fontSize: size, fill: painter.colour(paint), ...weight }, text }
    }
  }
}

/** The size of a tile. */
export const tileSize = 8

/** What lies above the colour in a tile of eight by eight. */
const strokes: Readonly<Record<Exclude<Pattern, 'plain'>, string>> = {
  stripes: 'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  dots: 'M1,2h2M5,6h2',
  rising: 'M-2,6L2,10M0,0L8,8M6,-2L10,2',
  bars: 'M0,2H8M0,6H8',
  grid: 'M0,4H8M4,0V8',
}

export const tileElements = (fill: Fill, { colour }: Painter): readonly Element[] => [
  { tag: 'rect', attributes: { width: tileSize, height: tileSize, fill: colour(fill.paint) } },
  {
    tag: 'path',
    attributes: {
      d: fill.pattern && fill.pattern !== 'plain' ? strokes[fill.pattern] : '',
      stroke: colour('surface'),
      strokeWidth: 1.6,
      fill: 'none',
    },
  },
]

const nameOf = ({ paint, pattern }: Fill) => `${paint}-${pattern}`
export const tileName =
  (prefix: string) =>
  (fill: Fill): string =>
    `${prefix}-${nameOf(fill)}`

/** Every patterned fill once. */
export const patternsOf = (shapes: readonly Shape[]): readonly Fill[] => {
  const fills = shapes.flatMap((shape) => ('fill' in shape && isPatterned(shape.fill) ? shape.fill : []))
  return [...new Map(fills.map((fill) => [nameOf(fill), fill])).values()]
}

export const shapesOf = ({ behind, marks, above }: Drawing): readonly Shape[] => [
  ...behind,
  ...marks.flatMap(({ shape, isQuiet }) => (isQuiet ? [] : shape)),
  ...above,
]
