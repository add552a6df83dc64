import type { Background } from './background.ts'
import { type Colour, rgbDistance } from './colour.ts'
import { colourAt, type Picture } from './picture.ts'
import type { PersonMask } from './segmentation.ts'

/** From here on it is the person, whatever colour it has. */
const surelyPerson = 0.95
/** A colour this near to that of the background is background. */
const near = 22
/** How wide the edge between person and background is, and how far inside of it the person is alone. */
const [edge, inside] = [2, 3]

/** One for each place: what is background, and what is not. */
type Places = Uint8Array

/** What has the colour of the background and is not surely the person. */
const looksLikeBackground = (picture: Picture, isPerson: PersonMask, { colour, spread }: Background): Places => {
  const { width, height } = picture
  const places = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isPerson({ x, y }) < surelyPerson && rgbDistance(colourAt(picture, x, y), colour) <= near + spread) places[y * width + x] = 1
  return places
}

/** What hangs together with somebody: ends of hair do, a mark on the wall does not. */
const growFromPerson = ({ width, height }: Picture, isPerson: PersonMask, background: Places): Places => {
  const reached = new Uint8Array(width * height)
  const waiting: number[] = []
  const visit = (at: number) => {
    if (reached[at] === 1 || background[at] === 1) return
    reached[at] = 1
    waiting.push(at)
  }
  for (let at = 0; at < reached.length; at += 1) if (isPerson({ x: at % width, y: Math.floor(at / width) }) >= surelyPerson) visit(at)
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at % width > 0) visit(at - 1)
    if (at % width < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  return reached
}

/** The way to the background, of length one; nothing where none is near. */
const towardsBackground = ({ width, height }: Picture, person: Places, x: number, y: number): readonly [number, number] | undefined => {
  let [right, down] = [0, 0]
  for (let row = Math.max(0, y - edge); row <= Math.min(height - 1, y + edge); row += 1)
    for (let column = Math.max(0, x - edge); column <= Math.min(width - 1, x + edge); column += 1)
      if (person[row * width + column] === 0) [right, down] = [right + column - x, down + row - y]
  const length = Math.hypot(right, down)
  return length === 0 ? undefined : [right / length, down / length]
}

const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)))

/** What is so thin that there is background on its other side as well is a hair. */
const hair: Colour = [0, 0, 0]

/** The colour of the person where it is not mixed with that of the background. */
const colourInside = (picture: Picture, person: Places, x: number, y: number, [right, down]: readonly [number, number]): Colour => {
  const [column, row] = [within(x - right * inside, picture.width), within(y - down * inside, picture.height)]
  return person[row * picture.width + column] === 1 ? colourAt(picture, column, row) : hair
}

/** How much of a colour at the edge is the person, by the colour a little further inside. */
const shareOf = (own: Colour, person: Colour, background: Colour): number => {
  let [along, whole] = [0, 0]
  for (const channel of [0, 1, 2] as const) {
    along += (own[channel] - background[channel]) * (person[channel] - background[channel])
    whole += (person[channel] - background[channel]) ** 2
  }
  return whole === 0 ? 1 : Math.max(0, Math.min(1, along / whole))
}

/**
 * Draws another plain colour behind a person, who stays byte by byte as it was. At the edge, where both are mixed, only the share of the
 * old background is exchanged, so that no rim of the old colour stays.
 */
export const replaceBackground = (picture: Picture, isPerson: PersonMask, present: Background, wanted: Colour): Picture => {
  const { width, height } = picture
  const person = growFromPerson(picture, isPerson, looksLikeBackground(picture, isPerson, present))
  const pixels = Uint8Array.from(picture.pixels)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if (person[at] === 0) {
        pixels.set(wanted, at * 3)
        continue
      }
      const way = towardsBackground(picture, person, x, y)
      if (!way) continue
      const own = colourAt(picture, x, y)
      const share = shareOf(own, colourInside(picture, person, x, y, way), present.colour)
      for (const channel of [0, 1, 2] as const)
        pixels[at * 3 + channel] = Math.max(
          0,
          Math.min(255, Math.round(own[channel] + (1 - share) * (wanted[channel] - present.colour[channel]))),
        )
    }
  return { ...picture, pixels }
}
