import type { ChartData } from '../marks/data.ts'
import { round, type Shape, textSize } from '../marks/shapes.ts'
import { fitting, textWidth } from '../marks/text-width.ts'
import type { Theme } from '../marks/themes.ts'
import { drawChart } from './draw-chart.ts'
import { type Element, elementOf, type Painter, patternsOf, shapesOf, tileElements, tileName, tileSize } from './elements.ts'
import { legendOf, moved, nameOf } from './legend.ts'

/** What a picture says that leaves its screen. */
export interface Heading {
  readonly title: string
  /** What narrows the numbers, and the day it was drawn. */
  readonly lines: readonly string[]
}

const margin = 24
const fonts = "-apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // What XML cannot hold would make the whole picture unreadable.
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const write = ({ tag, attributes, text }: Element): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${kebab(name)}="${escaped(String(value))}"`)
  return text === undefined ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${escaped(text)}</${tag}>`
}

const textShape = (y: number, text: string, size: number, isBold: boolean): Shape => ({
  tag: 'text',
  x: 0,
  y,
  text,
  anchor: 'start',
  size,
  paint: isBold ? 'text' : 'soft',
  isBold,
})

/** The names of the series in as many lines as they need. */
const legendShapes = (data: ChartData, width: number, top: number): { readonly shapes: readonly Shape[]; readonly height: number } => {
  const entries = legendOf(data)
  let x = 0
  let y = top
  const shapes = entries.flatMap((entry) => {
    const room = entry.width + 6 + textWidth(entry.name, textSize)
    if (x > 0 && x + room > width) {
      x = 0
      y += 20
    }
    const there = [...entry.shapes.map((shape) => moved(shape, x, y)), nameOf(entry, x, y)]
    x += room + 18
    return there
  })
  return { shapes, height: entries.length === 0 ? 0 : y - top + 26 }
}

/** The whole picture as the text of a file: title, what narrows it, names of the series, chart. */
export const svgOf = (data: ChartData, theme: Theme, { title, lines }: Heading, width: number): string => {
  const drawing = drawChart(data, width)
  const texts = [
    textShape(18, fitting(title, drawing.width, 18), 18, true),
    ...lines.map((line, place) => textShape(40 + place * 18, fitting(line, drawing.width, textSize), textSize, false)),
  ]
  const legendTop = 36 + lines.length * 18
  const legend = legendShapes(data, drawing.width, legendTop)
  const top = legendTop + legend.height
  const shapes = [...texts, ...legend.shapes, ...shapesOf(drawing).map((shape) => moved(shape, 0, top))]
  const painter: Painter = { colour: (paint) => theme[paint], tile: tileName('chart') }
  const tiles = patternsOf(shapes).map(
    (fill) =>
      `<pattern id="${painter.tile(fill)}" width="${tileSize}" height="${tileSize}" patternUnits="userSpaceOnUse">${tileElements(fill, painter).map(write).join('')}</pattern>`,
  )
  const whole = { width: round(drawing.width + 2 * margin), height: round(top + drawing.height + 2 * margin) }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}" viewBox="0 0 ${whole.width} ${whole.height}" font-family="${escaped(fonts)}">`,
    `<title>${escaped(title)}</title>`,
    tiles.length > 0 ? `<defs>${tiles.join('')}</defs>` : '',
    `<rect width="${whole.width}" height="${whole.height}" fill="${theme.surface}"/>`,
    `<g transform="translate(${margin},${margin})">`,
    ...shapes.map((shape) => write(elementOf(shape, painter))),
    '</g>',
    '</svg>',
  ].join('')
}
