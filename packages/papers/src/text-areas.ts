/** How certain a model is, point by point. */
interface Map {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Points that hang together, as a turned rectangle around them. */
export interface TextArea {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly thickness: number
  /** In radians; 0 lies level. */
  readonly angle: number
  /** The mean certainty. */
  readonly score: number
  /** The rectangle around the same points at another angle. */
  withAngle(angle: number): TextArea
}

const minPoints = 12

/** The rectangle at this angle that holds all points. */
const around = (points: readonly number[], width: number, angle: number, score: number): TextArea => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const point of points) {
    const [x, y] = [point % width, Math.floor(point / width)]
    const [along, across] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: along * cos - across * sin + 0.5,
    y: along * sin + across * cos + 0.5,
    length: right - left + 1,
    thickness: bottom - top + 1,
    angle,
    score,
    withAngle: (other) => around(points, width, other, score),
  }
}

/** The direction in which points spread most. */
const directionOf = (points: readonly number[], width: number): number => {
  let [sumX, sumY] = [0, 0]
  for (const point of points) {
    sumX += point % width
    sumY += Math.floor(point / width)
  }
  const [meanX, meanY] = [sumX / points.length, sumY / points.length]
  let [xx, yy, xy] = [0, 0, 0]
  for (const point of points) {
    const [x, y] = [(point % width) - meanX, Math.floor(point / width) - meanY]
    xx += x * x
    yy += y * y
    xy += x * y
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy)
}

/** All points above the limit that hang together with this one; each is taken once. */
const collect = ({ width, height, values }: Map, isTaken: Uint8Array, start: number, limit: number): number[] => {
  const points = [start]
  isTaken[start] = 1
  for (const point of points) {
    const x = point % width
    const beside = [x > 0 ? point - 1 : -1, x < width - 1 ? point + 1 : -1, point - width, point + width]
    for (const next of beside) {
      if (next < 0 || next >= width * height || isTaken[next] || (values[next] ?? 0) <= limit) continue
      isTaken[next] = 1
      points.push(next)
    }
  }
  return points
}

export const areasAbove = (map: Map, limit: number): readonly TextArea[] => {
  const isTaken = new Uint8Array(map.values.length)
  const areas: TextArea[] = []
  for (let start = 0; start < map.values.length; start += 1) {
    if (isTaken[start] || (map.values[start] ?? 0) <= limit) continue
    const points = collect(map, isTaken, start, limit)
    if (points.length < minPoints) continue
    const score = points.reduce((sum, point) => sum + (map.values[point] ?? 0), 0) / points.length
    areas.push(around(points, map.width, directionOf(points, map.width), score))
  }
  return areas
}
