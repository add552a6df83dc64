/** In pixels, from the upper left. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** x' = a x + b y + c, y' = d x + e y + f. */
export interface Transform {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const transformed = ({ a, b, c, d, e, f }: Transform, { x, y }: Point): Point => ({ x: a * x + b * y + c, y: d * x + e * y + f })

export const inverse = ({ a, b, c, d, e, f }: Transform): Transform => {
  const determinant = a * e - b * d
  return {
    a: e / determinant,
    b: -b / determinant,
    c: (b * f - c * e) / determinant,
    d: -d / determinant,
    e: a / determinant,
    f: (c * d - a * f) / determinant,
  }
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Moves, turns and scales points onto others with the smallest sum of squared distances; never mirrors. */
export const similarityOnto = (from: readonly Point[], onto: readonly Point[]): Transform => {
  const [start, end] = [middle(from), middle(onto)]
  let [along, across, spread] = [0, 0, 0]
  for (const [index, point] of from.entries()) {
    const target = onto[index] ?? end
    const [x, y, u, v] = [point.x - start.x, point.y - start.y, target.x - end.x, target.y - end.y]
    along += x * u + y * v
    across += x * v - y * u
    spread += x * x + y * y
  }
  const [a, d] = [along / spread, across / spread]
  return { a, b: -d, c: end.x - a * start.x + d * start.y, d, e: a, f: end.y - d * start.x - a * start.y }
}

/** Takes a square of a picture, turned by an angle around its middle, to a square of another size. */
export const squareOnto = (center: Point, side: number, angle: number, size: number): Transform => {
  const scale = size / side
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return {
    a: cos,
    b: sin,
    c: size / 2 - cos * center.x - sin * center.y,
    d: -sin,
    e: cos,
    f: size / 2 + sin * center.x - cos * center.y,
  }
}
