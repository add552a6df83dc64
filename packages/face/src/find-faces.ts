import { distance, inverse, type Point, squareOnto, transformed } from './geometry.ts'
import { type Model, modelInputs } from './models.ts'
import { asInput, cutOut, fromMinusOneToOne, type Picture } from './picture.ts'

export interface FoundFace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** From 0 to 1. */
  readonly certainty: number
  /** As one looks at the picture, so the person's right eye is first. */
  readonly eyes: readonly [Point, Point]
}

const { side } = modelInputs.detector
const leastCertainty = 0.5
/** Two boxes that share more than this of their area are one face. */
const maxOverlap = 0.3
/** The model's answer for each anchor: a box and six points, of which the eyes are the first two. */
const numbersPerAnchor = 16

/** The middles of the cells that the model answers for: a grid of 16 with two answers a cell, then one of 8 with six. */
const anchors: readonly Point[] = [
  { cells: 16, answers: 2 },
  { cells: 8, answers: 6 },
].flatMap(({ cells, answers }) =>
  Array.from({ length: cells * cells * answers }, (_, index) => {
    const cell = Math.floor(index / answers)
    const size = side / cells
    return { x: ((cell % cells) + 0.5) * size, y: (Math.floor(cell / cells) + 0.5) * size }
  }),
)

const overlap = (one: FoundFace, other: FoundFace): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  if (width <= 0 || height <= 0) return 0
  const shared = width * height
  return shared / (one.width * one.height + other.width * other.height - shared)
}

const withoutDoubles = (found: readonly FoundFace[]): readonly FoundFace[] => {
  const faces: FoundFace[] = []
  for (const face of found.toSorted((one, other) => other.certainty - one.certainty))
    if (faces.every((other) => overlap(face, other) < maxOverlap)) faces.push(face)
  return faces
}

/** The finer grid and the coarser one behind each other, whatever order the model gives them in. */
const inGridOrder = (outputs: readonly Float32Array[], perAnchor: number): Float32Array => {
  const [fine, coarse] = [512, 384].map((count) => outputs.find(({ length }) => length === count * perAnchor) ?? new Float32Array())
  return Float32Array.of(...(fine ?? []), ...(coarse ?? []))
}

/** All faces of a picture, the surest first. The whole picture is looked at once, as a square with black edges. */
export const findFaces = async (detector: Model, picture: Picture): Promise<readonly FoundFace[]> => {
  const whole = Math.max(picture.width, picture.height)
  const onto = squareOnto({ x: picture.width / 2, y: picture.height / 2 }, whole, 0, side)
  const outputs = await detector(asInput(cutOut(picture, onto, side, side), fromMinusOneToOne))
  const [scores, boxes] = [inGridOrder(outputs, 1), inGridOrder(outputs, numbersPerAnchor)]
  const back = inverse(onto)
  const found = anchors.flatMap((anchor, index): FoundFace[] => {
    const certainty = 1 / (1 + Math.exp(-(scores[index] ?? 0)))
    if (certainty < leastCertainty) return []
    const number = (at: number) => boxes[index * numbersPerAnchor + at] ?? 0
    const pointAt = (at: number) => transformed(back, { x: anchor.x + number(at), y: anchor.y + number(at + 1) })
    const center = pointAt(0)
    const [width, height] = [number(2) * back.a, number(3) * back.a]
    return [{ left: center.x - width / 2, top: center.y - height / 2, width, height, certainty, eyes: [pointAt(4), pointAt(6)] }]
  })
  return withoutDoubles(found).filter(({ eyes }) => distance(...eyes) > 0)
}
