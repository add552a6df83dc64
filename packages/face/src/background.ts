import { type Colour, rgbDistance } from './colour.ts'
import { colourAt, type Picture } from './picture.ts'
import type { PersonMask } from './segmentation.ts'

export interface Background {
  /** The colour in the middle of all. */
  readonly colour: Colour
  /** How far its colours lie from that one, 0 to about 150: below 20 for a plain wall. */
  readonly spread: number
}

const grid = 64
/** Below this it is background for sure. */
const surelyBackground = 0.1
/** With less background than this share nothing can be said about it. */
const leastShare = 0.03
/** The segmentation takes some ends of long hair for background: so many of the most different places are left out. */
const counted = 0.95

const middleOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** What is seen beside a person. Nothing where too little is. */
export const measureBackground = (picture: Picture, isPerson: PersonMask): Background | undefined => {
  const colours: Colour[] = []
  for (let row = 0; row < grid; row += 1)
    for (let column = 0; column < grid; column += 1) {
      const [x, y] = [Math.floor(((column + 0.5) * picture.width) / grid), Math.floor(((row + 0.5) * picture.height) / grid)]
      if (isPerson({ x, y }) < surelyBackground) colours.push(colourAt(picture, x, y))
    }
  if (colours.length < grid * grid * leastShare) return undefined
  const colour: Colour = [
    middleOf(colours.map(([red]) => red)),
    middleOf(colours.map(([, green]) => green)),
    middleOf(colours.map(([, , blue]) => blue)),
  ]
  const distances = colours.map((one) => rgbDistance(one, colour)).toSorted((one, other) => one - other)
  const nearest = distances.slice(0, Math.ceil(distances.length * counted))
  return { colour, spread: Math.sqrt(nearest.reduce((sum, distance) => sum + distance ** 2, 0) / nearest.length) }
}
