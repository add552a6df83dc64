import { type Point, squareOnto, transformed } from './geometry.ts'
import { type Model, modelInputs } from './models.ts'
import { asInput, cutOut, fromZeroToOne, type Picture } from './picture.ts'

const { side } = modelInputs.segmentation

/** How surely each place of a picture belongs to a person, from 0 to 1. */
export type PersonMask = (place: Point) => number

/** Tells person and background apart. The picture is seen at once, as a square with black edges. */
export const findPerson = async (segmentation: Model, picture: Picture): Promise<PersonMask> => {
  const whole = Math.max(picture.width, picture.height)
  const onto = squareOnto({ x: picture.width / 2, y: picture.height / 2 }, whole, 0, side)
  const [mask] = await segmentation(asInput(cutOut(picture, onto, side, side), fromZeroToOne))
  return (place) => {
    const { x, y } = transformed(onto, place)
    const [column, row] = [Math.floor(x), Math.floor(y)]
    if (column < 0 || row < 0 || column >= side || row >= side) return 0
    return mask?.[row * side + column] ?? 0
  }
}
