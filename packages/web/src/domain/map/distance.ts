import type { Phrase } from '@campus/contract/language.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres over the ground between two points. */
export const distanceBetween = (one: Point, other: Point): number => {
  const high = radians(other.latitude - one.latitude)
  const wide = radians(other.longitude - one.longitude)
  const chord = Math.sin(high / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(wide / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export const sayDistance = (metres: number): Phrase => {
  if (metres < 5) return ['就在这里', 'right here', '就在這裡']
  if (metres < 1000) {
    const rounded = Math.round(metres / 10) * 10
    return [`约 ${rounded} 米`, `about ${rounded} m`, `約 ${rounded} 公尺`]
  }
  const kilometres = Math.round(metres / 100) / 10
  return [`约 ${kilometres} 公里`, `about ${kilometres} km`, `約 ${kilometres} 公里`]
}

/** A place on the earth written in an address; anything else is nothing. */
export const toPoint = (latitude: string | undefined, longitude: string | undefined): Point | undefined => {
  const point = { latitude: Number(latitude || Number.NaN), longitude: Number(longitude || Number.NaN) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}
