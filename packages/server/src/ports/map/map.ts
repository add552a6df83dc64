/** A point as reported by a phone (WGS 84). */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Somebody who knows streets and houses. What it does not know it leaves out. */
export interface MapPort {
  /** The postal address of a point. */
  addressOf(point: Point): Promise<string | undefined>
  /** How far it is on foot. */
  walk(from: Point, to: Point): Promise<{ readonly metres: number; readonly seconds: number } | undefined>
}
