import { type Background, measureBackground } from './background.ts'
import type { FaceMesh } from './face-mesh.ts'
import { squareOnto } from './geometry.ts'
import { faceSquare } from './light.ts'
import { type Models, modelInputs } from './models.ts'
import { brightness, cutOut, type Picture } from './picture.ts'
import { findPerson } from './segmentation.ts'

/** What is measured of a portrait beside the face itself. */
export interface Surroundings {
  /** Nothing where the person fills the picture. */
  readonly background: Background | undefined
  /** How surely somebody smiles or looks surprised, 0 to 1. The model tells nothing else of an expression reliably. */
  readonly expression: number
  /** How much the edges of 8-pixel blocks stand out against all others: 0 for a picture without, above 0.5 where blocks are seen. */
  readonly blocks: number
}

const block = 8

/** Mean steps between neighbouring columns, sorted by where in a block they stand: of a compressed picture one place stands out. */
export const blockEdges = (picture: Picture): number => {
  const light = brightness(picture)
  const sums = Array.from({ length: block }, () => ({ sum: 0, count: 0 }))
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 1; x < picture.width; x += 1) {
      const place = sums[x % block]
      if (!place) continue
      place.sum += Math.abs((light[y * picture.width + x] ?? 0) - (light[y * picture.width + x - 1] ?? 0))
      place.count += 1
    }
  const means = sums.map(({ sum, count }) => sum / Math.max(1, count)).toSorted((one, other) => one - other)
  const [usual, largest] = [means[block / 2 - 1] ?? 0, means.at(-1) ?? 0]
  return usual > 0 ? largest / usual - 1 : 0
}

/** The answers of the model: angry, disgust, fear, happy, sad, surprise, neutral. */
const [happy, surprise] = [3, 5]

const expressionOf = async ({ expression }: Models, picture: Picture, mesh: FaceMesh): Promise<number> => {
  const { side } = modelInputs.expression
  const face = faceSquare(picture, mesh)
  const small = cutOut(face, squareOnto({ x: face.width / 2, y: face.height / 2 }, face.width, 0, side), side, side)
  const [answers] = await expression(brightness(small).map((value) => (value / 255 - 0.5) * 2))
  return (answers?.[happy] ?? 0) + (answers?.[surprise] ?? 0)
}

export const measureSurroundings = async (models: Models, picture: Picture, mesh: FaceMesh): Promise<Surroundings> => ({
  background: measureBackground(picture, await findPerson(models.segmentation, picture)),
  expression: await expressionOf(models, picture, mesh),
  blocks: blockEdges(picture),
})
