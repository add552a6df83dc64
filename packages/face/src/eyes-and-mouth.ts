import type { FaceMesh } from './face-mesh.ts'
import { distance, middle, type Point, squareOnto } from './geometry.ts'
import { type Model, modelInputs } from './models.ts'
import { asInput, cutOut, fromZeroToOne, mirrored, type Picture } from './picture.ts'

const { side } = modelInputs.iris
/** The model sees an eye with its brow. */
const enlarged = 2.3
const nowhere: Point = { x: 0, y: 0 }

/** Corners of an eye in the mesh, from the right of the person to the left. */
const corners = { right: [33, 133], left: [362, 263] } as const

/** Points of the model's answer: both corners, and the middle of the lower and of the upper lid. */
const eyePoints = { outer: 0, inner: 8, lower: 4, upper: 12 } as const

/** The model knows right eyes only: a left one is shown to it in the mirror. */
const gapOf = async (iris: Model, picture: Picture, mesh: FaceMesh, which: keyof typeof corners): Promise<number> => {
  const [one, other] = corners[which].map((index) => mesh.points[index] ?? nowhere) as [Point, Point]
  const angle = Math.atan2(other.y - one.y, other.x - one.x)
  const cut = cutOut(picture, squareOnto(middle([one, other]), distance(one, other) * enlarged, angle, side), side, side)
  const [numbers] = await iris(asInput(which === 'right' ? cut : mirrored(cut), fromZeroToOne))
  const at = (name: keyof typeof eyePoints): Point => ({
    x: numbers?.[eyePoints[name] * 3] ?? 0,
    y: numbers?.[eyePoints[name] * 3 + 1] ?? 0,
  })
  return distance(at('upper'), at('lower')) / distance(at('outer'), at('inner'))
}

/** How far each eye is open: the gap between the lids to the width of the eye, about .2 to .3 for open eyes, below .1 for closed ones. */
export const eyeGaps = async (
  iris: Model,
  picture: Picture,
  mesh: FaceMesh,
): Promise<{ readonly right: number; readonly left: number }> => ({
  right: await gapOf(iris, picture, mesh, 'right'),
  left: await gapOf(iris, picture, mesh, 'left'),
})

const lips = { upper: 13, lower: 14, right: 78, left: 308 } as const

/** The gap between the lips to the width of the mouth: at most .13 for a closed one, above .5 for one that is wide open. */
export const mouthGap = ({ points }: FaceMesh): number => {
  const at = (name: keyof typeof lips) => points[lips[name]] ?? nowhere
  return distance(at('upper'), at('lower')) / distance(at('right'), at('left'))
}
