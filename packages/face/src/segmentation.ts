import { type Point, transformed } from './geometry.ts'
import { type Model, modelInputs } from './models.ts'
import { asInput, cutOut, fromZeroToOne, type Picture } from './picture.ts'

const { side } = modelInputs.segmentation

/** How surely each place of a picture belongs to a person, from 0 to 1. */
export type PersonMask = (place: Point) => number

/**
 * Tells person and background apart. The whole picture is stretched to a square, as the model learnt it: beside black edges it takes long
 * dark hair for background. Between its points the answer is interpolated.
 */
export const findPerson = async (segmentation: Model, picture: Picture): Promise<PersonMask> => {
  const onto = { a: side / picture.width, b: 0, c: 0, d: 0, e: side / picture.height, f: 0 }
  const [mask] = await segmentation(asInput(cutOut(picture, onto, side, side), fromZeroToOne))
  const at = (column: number, row: number) =>
    mask?.[Math.max(0, Math.min(side - 1, row)) * side + Math.max(0, Math.min(side - 1, column))] ?? 0
  return ({ x, y }) => {
    const { x: u, y: v } = transformed(onto, { x: x + 0.5, y: y + 0.5 })
    const [column, row] = [Math.floor(u - 0.5), Math.floor(v - 0.5)]
    const [right, below] = [u - 0.5 - column, v - 0.5 - row]
    return (
      (at(column, row) * (1 - right) + at(column + 1, row) * right) * (1 - below) +
      (at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right) * below
    )
  }
}
