import { z } from 'zod'

/** The sheet that one signs on, in its own units. It is drawn in any size; a turned phone shows the same strokes. */
export const board = { width: 1000, height: 400 } as const

/** A pen may leave the sheet a little way. */
const reach = 4000
const Coordinate = z.number().min(-reach).max(reach)
const Stroke = z
  .array(z.tuple([Coordinate, Coordinate]))
  .min(1)
  .max(2000)
export type Stroke = z.infer<typeof Stroke>

const maxStrokes = 200
export const maxPoints = 6000

const countPoints = (strokes: readonly Stroke[]) => strokes.reduce((sum, stroke) => sum + stroke.length, 0)

/** What a pen drew: strokes of points in units of the sheet. */
export const Strokes = z
  .array(Stroke)
  .min(1)
  .max(maxStrokes)
  .refine((strokes) => countPoints(strokes) <= maxPoints, 'wrong')

/** Whether the sheet has room for more. */
export const isRoomFor = (strokes: readonly Stroke[]) => strokes.length < maxStrokes && countPoints(strokes) < maxPoints

const lengthOf = (stroke: Stroke) =>
  stroke.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - (stroke[at]?.[0] ?? x), y - (stroke[at]?.[1] ?? y)), 0)

const minLength = 150

/** A dot or a slip of the finger is no signature. */
export const isSignature = (strokes: readonly Stroke[]) => strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= minLength

/** The smallest box around all points. */
export const boxAround = (strokes: readonly Stroke[]) => {
  const points = strokes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  // Thousands of points are too many arguments for one call.
  const [left, top] = [
    xs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    ys.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  ]
  const [right, bottom] = [
    xs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
    ys.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ]
  return { left, top, right, bottom }
}
