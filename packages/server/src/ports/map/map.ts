/** A point as reported by a phone (WGS 84). */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A place that a text may mean. */
export interface FoundAddress extends Point {
  readonly name: string
  /** District and street; empty where nothing more is known. */
  readonly address: string
}

/** Somebody who knows streets and houses. What it does not know it leaves out. */
export interface MapPort {
  /** Whether it can complete addresses. */
  readonly completes: boolean
  /** The postal address of a point. */
  addressOf(point: Point): Promise<string | undefined>
  /** What a beginning of an address may mean, the nearest to a point first. */
  complete(text: string, near: Point): Promise<readonly FoundAddress[]>
  /** How far it is on foot. */
  walk(from: Point, to: Point): Promise<{ readonly metres: number; readonly seconds: number } | undefined>
}
