import { sum } from 'd3-array'
import { arc, pie } from 'd3-shape'
import { type DataOf, textOf } from '../marks/data.ts'
import { lookOf } from '../marks/looks.ts'
import { around, markOf } from '../marks/plot.ts'
import { type Drawing, type Fill, label, round, type Shape, textSize } from '../marks/shapes.ts'
import { fitting, textWidth } from '../marks/text-width.ts'

const outer = 84
const inner = 54
const lineHeight = 24
const sign = 12

/** Parts of a whole around its total, and beside or below it what each part is. */
export const drawRing = (data: DataOf<'ring'>, width: number): Drawing => {
  const cells = data.series[0]?.cells ?? []
  const whole = sum(cells, ({ value }) => value ?? 0)
  const isBeside = width >= 380
  const keyHeight = data.rows.length * lineHeight
  const centre = { x: isBeside ? outer + 4 : width / 2, y: isBeside ? Math.max(outer + 4, keyHeight / 2) : outer + 4 }
  const keyLeft = isBeside ? outer * 2 + 32 : 0
  const keyTop = isBeside ? centre.y - keyHeight / 2 : outer * 2 + 24
  const fills = data.rows.map((part, row): Fill => {
    const { tone, pattern } = lookOf(row, part.tone)
    return { paint: tone, pattern }
  })
  const parts = pie<number>().sort(null)(cells.map(({ value }) => value ?? 0))
  const draw = arc<{ startAngle: number; endAngle: number; padAngle: number }>().innerRadius(inner).outerRadius(outer).digits(1)
  const end = (row: number) => {
    const { value } = cells[row] ?? { value: null }
    const share = whole === 0 ? '' : ` · ${Math.round(((value ?? 0) / whole) * 100)}%`
    return `${textOf(cells[row] ?? { value: null }, data.words)}${share}`
  }
  const key = data.rows.flatMap((row, place): Shape[] => {
    const y = keyTop + place * lineHeight
    const right = Math.min(width, keyLeft + 320)
    const room = right - keyLeft - sign - 16 - textWidth(end(place), textSize)
    return [
      { tag: 'rect', x: keyLeft, y: round(y + 5), width: sign, height: sign, fill: fills[place] ?? { paint: 'gray' }, round: 3 },
      label(keyLeft + sign + 8, y + 15, fitting(row.label, room, textSize), 'start', 'text'),
      label(right, y + 15, end(place), 'end'),
    ]
  })
  return {
    width,
    height: round(Math.max(centre.y + outer + 4, keyTop + keyHeight)),
    behind: [
      {
        tag: 'path',
        d: draw({ startAngle: 0, endAngle: 2 * Math.PI, padAngle: 0 }) ?? '',
        fill: { paint: 'sunken' },
        x: round(centre.x),
        y: round(centre.y),
      },
      ...key,
    ],
    marks: parts.map((part, row) => {
      const [x, y] = arc<typeof part>().innerRadius(inner).outerRadius(outer).centroid(part)
      return markOf(data, row, 0, {
        shape: {
          tag: 'path',
          d: draw(part) ?? '',
          fill: fills[row] ?? { paint: 'gray' },
          edge: 'surface',
          x: round(centre.x),
          y: round(centre.y),
        },
        target: { x: keyLeft, y: round(keyTop + row * lineHeight), width: round(Math.min(width - keyLeft, 320)), height: lineHeight },
        outline: around(centre.x + x, centre.y + y, 14),
      })
    }),
    above: [
      {
        tag: 'text',
        x: round(centre.x),
        y: round(centre.y + 7),
        text: data.middle,
        anchor: 'middle',
        size: 20,
        paint: 'text',
        isBold: true,
      },
    ],
  }
}
