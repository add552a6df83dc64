import type { PaperFault } from '@campus/contract/identity/papers.ts'
import { brightness, type Picture } from '@campus/face/picture.ts'

/** Below this a number on a card has too few points. */
const minWidth = 640
/** So many points of the middle may be as bright as a lamp. */
const maxGlare = 0.04
const brightest = 252
/** The spread of the second derivative over the middle, at the size in which it is judged. */
const minSharpness = 45

interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A paper fills the middle of its picture; what lies around it is a table. */
const middleOf = ({ width, height }: Picture): Part => ({
  left: Math.floor(width * 0.15),
  right: Math.floor(width * 0.85),
  top: Math.floor(height * 0.15),
  bottom: Math.floor(height * 0.85),
})

const forEach = ({ left, right, top, bottom }: Part, visit: (x: number, y: number) => void) => {
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) visit(x, y)
}

/** Glare is one bright patch without any print in it; white paper is print on white. */
const glareOf = (values: Float32Array, width: number, part: Part): number => {
  let [bright, all] = [0, 0]
  forEach(part, (x, y) => {
    all += 1
    if ((values[y * width + x] ?? 0) >= brightest) bright += 1
  })
  return all > 0 ? bright / all : 0
}

const sharpnessOf = (values: Float32Array, width: number, part: Part): number => {
  let [sum, squares, all] = [0, 0, 0]
  const at = (x: number, y: number) => values[y * width + x] ?? 0
  forEach(part, (x, y) => {
    const value = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
    sum += value
    squares += value * value
    all += 1
  })
  return all > 0 ? squares / all - (sum / all) ** 2 : 0
}

/** What can be told of a picture of a paper before anything is read; the same on a phone and on the server. */
export const pictureFaults = (picture: Picture): readonly PaperFault[] => {
  const [values, part] = [brightness(picture), middleOf(picture)]
  return [
    ...(Math.max(picture.width, picture.height) < minWidth ? (['too_small'] as const) : []),
    ...(glareOf(values, picture.width, part) > maxGlare ? (['glare'] as const) : []),
    ...(sharpnessOf(values, picture.width, part) < minSharpness ? (['blurred'] as const) : []),
  ]
}
