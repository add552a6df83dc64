import type { FaceMesh } from './face-mesh.ts'
import { middle, type Point, similarityOnto } from './geometry.ts'
import { type Model, modelInputs } from './models.ts'
import { asInput, cutOut, type Picture } from './picture.ts'

const { side } = modelInputs.embedder

/** Where the eyes, the nose and the corners of the mouth lie in the pictures that the model learnt from. */
const template: readonly Point[] = [
  { x: 38.2946, y: 51.6963 },
  { x: 73.5318, y: 51.5014 },
  { x: 56.0252, y: 71.7366 },
  { x: 41.5493, y: 92.3655 },
  { x: 70.7299, y: 92.2041 },
]

/** Points of the mesh for the same five places; an eye is the middle of its two corners. */
const places: readonly (readonly number[])[] = [[33, 133], [362, 263], [1], [61], [291]]

/** A face turned and scaled like all others, for comparing. */
export const alignedFace = (picture: Picture, { points }: FaceMesh): Picture => {
  const five = places.map((indices) => middle(indices.map((index) => points[index] ?? { x: 0, y: 0 })))
  return cutOut(picture, similarityOnto(five, template), side, side)
}

/** 192 numbers of length one: the nearer two of them are, the more alike are the faces. */
export const embed = async (embedder: Model, aligned: Picture): Promise<Float32Array> => {
  const [vector] = await embedder(asInput(aligned, (byte) => (byte - 127.5) / 128))
  return vector ?? new Float32Array()
}

/** The cosine of the angle between two faces: 1 for the same picture, about 0 for two strangers. */
export const similarity = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
