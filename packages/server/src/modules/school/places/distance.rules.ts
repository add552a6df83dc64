interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadius = 6_371_008.8
const metresPerMinute = 80
/** From any building of a campus its grounds are no farther. */
const campusReach = 1500

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

export const isOnCampus = (metresToNearest: number): boolean => metresToNearest <= campusReach

export const nearestOf = <Place extends Point>(point: Point, places: readonly Place[]): { place: Place; metres: number } | undefined =>
  places
    .map((place) => ({ place, metres: metresBetween(point, place) }))
    .reduce<{ place: Place; metres: number } | undefined>((best, one) => (best && best.metres <= one.metres ? best : one), undefined)

/** The middle of the ground that the places cover. */
export const middleOf = (places: readonly Point[]): Point | undefined => {
  if (places.length === 0) return undefined
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { latitude: middle(places.map((place) => place.latitude)), longitude: middle(places.map((place) => place.longitude)) }
}
