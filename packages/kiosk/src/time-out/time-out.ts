/** So many seconds before the end it is told that nobody has touched the screen. */
export const lastSeconds = 20
const keepEveryMs = 10_000

export const secondsLeft = (touchedAt: number, limitSeconds: number, now: number): number =>
  Math.max(0, Math.ceil((touchedAt - now) / 1000) + limitSeconds)

/** How much of the ring is still drawn; none of it before the last seconds. */
export const ringShare = (left: number): number | undefined => (left > lastSeconds ? undefined : left / lastSeconds)

/** Touches come fast, and the server needs to hear of a few only. */
export const isObservable = (toldAt: number, now: number): boolean => now - toldAt >= keepEveryMs
