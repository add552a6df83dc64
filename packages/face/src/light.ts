import type { FaceMesh } from './face-mesh.ts'
import { type Point, squareOnto } from './geometry.ts'
import { brightness, cutOut, type Picture } from './picture.ts'

const side = 128
const nowhere: Point = { x: 0, y: 0 }

/** The face alone, upright, at one size for all. */
export const faceSquare = (picture: Picture, { points }: FaceMesh): Picture => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [from, to] = [points[234] ?? nowhere, points[454] ?? nowhere]
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return cutOut(
    picture,
    squareOnto(center, Math.max(right - left, bottom - top), Math.atan2(to.y - from.y, to.x - from.x), side),
    side,
    side,
  )
}

const mean = (values: readonly number[] | Float32Array) => {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The spread of a Laplacian: a few hundred for a sharp face, below a hundred for a blurred one. */
export const sharpness = (face: Picture): number => {
  const light = brightness(face)
  const at = (x: number, y: number) => light[y * face.width + x] ?? 0
  const edges: number[] = []
  for (let y = 1; y < face.height - 1; y += 1)
    for (let x = 1; x < face.width - 1; x += 1) edges.push(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y))
  const average = mean(edges)
  return mean(edges.map((edge) => (edge - average) ** 2))
}

/** The share of the face that is brighter than white or darker than black can show. */
export const clipped = (face: Picture): { readonly bright: number; readonly dark: number } => {
  const light = brightness(face)
  const share = (isSo: (value: number) => boolean) => light.reduce((count, value) => count + (isSo(value) ? 1 : 0), 0) / light.length
  return { bright: share((value) => value >= 250), dark: share((value) => value <= 15) }
}

/** How much darker one half of the face is than the other, from 0 to 1. */
export const unevenness = (face: Picture): number => {
  const light = brightness(face)
  const half = (isLeft: boolean) => mean(light.filter((_, index) => index % face.width < face.width / 2 === isLeft))
  const [left, right] = [half(true), half(false)]
  return Math.abs(left - right) / Math.max(1, left, right)
}
