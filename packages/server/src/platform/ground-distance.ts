export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadius = 6_371_008.8
const metresPerMinute = 80

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In a straight line over the globe, in whole metres. */
export const metresBetween = (from: Point, to: Point): number => {
  const half = (first: number, second: number) => Math.sin(radians(second - first) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))))
}

export const minutesOnFoot = (metres: number): number => Math.ceil(metres / metresPerMinute)
