import { randomInt } from 'node:crypto'
import { glyphs } from './captcha-glyphs.ts'

type Point = readonly [x: number, y: number]
type Segment = readonly [from: Point, to: Point]

const width = 200
const height = 60
const margin = 20
const inks = ['#1f3a5f', '#2b4a2f', '#5a2d4a', '#4a3b1f']

const between = (min: number, max: number) => min + ((max - min) * randomInt(10_001)) / 10_000

const segmentsOf = (points: readonly Point[]): Segment[] => points.slice(1).map((to, index) => [points[index] ?? to, to])

/** A bend in the middle, so that no two drawings of a stroke have the same points. */
const bend = ([from, to]: Segment): Segment[] => {
  const part = between(0.35, 0.65)
  const middle: Point = [from[0] + (to[0] - from[0]) * part + between(-1.2, 1.2), from[1] + (to[1] - from[1]) * part + between(-1.2, 1.2)]
  return [
    [from, middle],
    [middle, to],
  ]
}

const drawCharacter = (character: string, left: number): Segment[] => {
  const turn = between(-0.28, 0.28)
  const [stretchX, stretchY] = [between(3.9, 4.9), between(4.8, 6.2)]
  const [centreX, centreY] = [left + between(-2, 2), height / 2 + between(-5, 5)]
  const place = (pair: string): Point => {
    const x = (Number(pair[0]) - 2) * stretchX + between(-0.9, 0.9)
    const y = (Number(pair[1]) - 3) * stretchY + between(-0.9, 0.9)
    return [centreX + x * Math.cos(turn) - y * Math.sin(turn), centreY + x * Math.sin(turn) + y * Math.cos(turn)]
  }
  return (glyphs[character] ?? '').split('|').flatMap((stroke) => segmentsOf(stroke.split(' ').map(place)).flatMap(bend))
}

const drawNoise = (): Segment[] =>
  Array.from({ length: 4 }, () => {
    const from: Point = [between(0, width), between(4, height - 4)]
    return bend([from, [from[0] + between(-40, 40), from[1] + between(-12, 12)]])
  }).flat()

const shuffle = <Item>(items: readonly Item[]): Item[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a]
  }
  return shuffled
}

const asPath = (segments: readonly Segment[]) =>
  segments.map(([[x1, y1], [x2, y2]]) => `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`).join('')

/**
 * Draws the text as short strokes in one shuffled path with the noise among them: the markup holds neither letters nor
 * anything that shows where one ends.
 */
export const drawPicture = (text: string): string => {
  const step = (width - 2 * margin) / text.length
  const characters = Array.from(text).flatMap((character, index) => drawCharacter(character, margin + step * (index + 0.5)))
  const ink = inks[randomInt(inks.length)]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#f2f5f9"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" d="${asPath(shuffle([...characters, ...drawNoise()]))}"/>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
