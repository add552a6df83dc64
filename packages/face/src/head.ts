import type { FaceMesh } from './face-mesh.ts'
import { distance, middle, type Point } from './geometry.ts'
import type { PersonMask } from './segmentation.ts'

/** Where a head lies in its picture, in pixels from the upper left. */
export interface Head {
  /** The top of the hair. */
  readonly hairTop: number
  /** The line through both eyes, at its middle. */
  readonly eyes: number
  readonly chin: number
  /** Halfway between the edges of the face. */
  readonly center: number
  /** From edge to edge of the face, beside the ears. */
  readonly faceWidth: number
}

const nowhere: Point = { x: 0, y: 0 }
const places = { rightEdge: 234, leftEdge: 454, forehead: 10, chin: 152 } as const
const eyeCorners = [33, 133, 362, 263] as const

/** Below this it is background. */
const leastCertainty = 0.5
/** Hair is looked for above the face, in columns this far to each side by the width of the face. */
const reach = 0.25

/** The width of the face by the mesh. */
export const faceWidthOf = ({ points }: FaceMesh): number =>
  distance(points[places.rightEdge] ?? nowhere, points[places.leftEdge] ?? nowhere)

/** The mesh ends at the forehead; above it the hair is what still belongs to the person. */
const topOfHair = (isPerson: PersonMask, forehead: Point, faceWidth: number): number => {
  const columns = [-1, -0.5, 0, 0.5, 1].map((share) => forehead.x + share * reach * faceWidth)
  let top = forehead.y
  while (top > 0 && columns.some((x) => isPerson({ x, y: top - 1 }) >= leastCertainty)) top -= 1
  return Math.max(0, top)
}

export const headOf = (mesh: FaceMesh, isPerson: PersonMask): Head => {
  const at = (index: number) => mesh.points[index] ?? nowhere
  const faceWidth = faceWidthOf(mesh)
  return {
    hairTop: topOfHair(isPerson, at(places.forehead), faceWidth),
    eyes: middle(eyeCorners.map(at)).y,
    chin: at(places.chin).y,
    center: middle([at(places.rightEdge), at(places.leftEdge)]).x,
    faceWidth,
  }
}
