import type { Point } from './map.ts'

const { PI, abs, cos, sin, sqrt } = Math
const earthRadius = 6_378_245
const eccentricity = 0.006_693_421_622_965_943
const box = { south: 0.8293, north: 55.8271, west: 72.004, east: 137.8347 }

/** Each wave has its height and its length; the sum is the shift that the law wants on maps of the mainland. */
const waves = (at: number, heights: readonly (readonly [height: number, perUnit: number])[]) =>
  heights.reduce((sum, [height, perUnit]) => sum + (height * 2 * sin(at * perUnit * PI)) / 3, 0)

const shortWaves = [
  [20, 6],
  [20, 2],
] as const

const shiftNorth = (x: number, y: number) => {
  const long = [
    [20, 1],
    [40, 1 / 3],
    [160, 1 / 12],
    [320, 1 / 30],
  ] as const
  return -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x)) + waves(x, shortWaves) + waves(y, long)
}

const shiftEast = (x: number, y: number) => {
  const long = [
    [20, 1],
    [40, 1 / 3],
    [150, 1 / 12],
    [300, 1 / 30],
  ] as const
  return 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x)) + waves(x, shortWaves) + waves(x, long)
}

/** Where a point of the satellites lies on a mainland map (GCJ-02), up to half a kilometre away; elsewhere it stays where it is. */
export const toGcj02 = ({ latitude, longitude }: Point): Point => {
  if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east) return { latitude, longitude }
  const [x, y] = [longitude - 105, latitude - 35]
  const radians = (latitude / 180) * PI
  const magic = 1 - eccentricity * sin(radians) ** 2
  const perDegreeNorth = ((earthRadius * (1 - eccentricity)) / (magic * sqrt(magic))) * (PI / 180)
  const perDegreeEast = (earthRadius / sqrt(magic)) * cos(radians) * (PI / 180)
  return { latitude: latitude + shiftNorth(x, y) / perDegreeNorth, longitude: longitude + shiftEast(x, y) / perDegreeEast }
}

/** Back from a mainland map to the satellites. The shift changes so slowly that two corrections are exact to a millimetre. */
export const fromGcj02 = (drawn: Point): Point => {
  let point = drawn
  for (let step = 0; step < 3; step += 1) {
    const shifted = toGcj02(point)
    point = {
      latitude: point.latitude + drawn.latitude - shifted.latitude,
      longitude: point.longitude + drawn.longitude - shifted.longitude,
    }
  }
  return point
}
