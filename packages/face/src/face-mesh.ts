import type { FoundFace } from './find-faces.ts'
import { inverse, type Point, squareOnto, transformed } from './geometry.ts'
import { type Model, modelInputs } from './models.ts'
import { asInput, cutOut, fromZeroToOne, type Picture } from './picture.ts'

/** A point of the face; `z` is nearer to the camera where it is smaller, in pixels like the others. */
export interface MeshPoint extends Point {
  readonly z: number
}

export interface FaceMesh {
  /** The 468 points of MediaPipe's canonical face. */
  readonly points: readonly MeshPoint[]
  /** From 0 to 1: whether there is a face at all. */
  readonly certainty: number
}

const { side } = modelInputs.mesh
const pointCount = 468
/** The model wants some room around the face. */
const enlarged = 1.5

const angleOf = ([right, left]: readonly [Point, Point]) => Math.atan2(left.y - right.y, left.x - right.x)

/** Looks closely at one face, upright. */
export const measureMesh = async (mesh: Model, picture: Picture, face: FoundFace): Promise<FaceMesh> => {
  const center = { x: face.left + face.width / 2, y: face.top + face.height / 2 }
  const onto = squareOnto(center, Math.max(face.width, face.height) * enlarged, angleOf(face.eyes), side)
  const outputs = await mesh(asInput(cutOut(picture, onto, side, side), fromZeroToOne))
  const numbers = outputs.find(({ length }) => length === pointCount * 3) ?? new Float32Array(pointCount * 3)
  const back = inverse(onto)
  const scale = Math.hypot(back.a, back.d)
  const points = Array.from({ length: pointCount }, (_, index): MeshPoint => {
    const [x = 0, y = 0, z = 0] = numbers.subarray(index * 3, index * 3 + 3)
    return { ...transformed(back, { x, y }), z: z * scale }
  })
  return { points, certainty: outputs.find(({ length }) => length === 1)?.[0] ?? 0 }
}
