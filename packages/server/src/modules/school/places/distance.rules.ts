import { metresBetween, type Point } from '../../../platform/ground-distance.ts'

/** From any building of a campus its grounds are no farther. */
const campusReach = 1500

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
