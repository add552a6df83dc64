/** Seconds before the end at which inactivity is announced. */
export const lastSeconds = 20
const keepEveryMs = 10_000

export const secondsLeft = (touchedAt: number, limitSeconds: number, now: number): number =>
  Math.max(0, Math.ceil((touchedAt - now) / 1000) + limitSeconds)

/** How much of the ring is still drawn; none of it before the last seconds. */
export const ringShare = (left: number): number | undefined => (left > lastSeconds ? undefined : left / lastSeconds)

/** Touches come fast, and the server needs only a few of them. */
export const isObservable = (notifiedAt: number, now: number): boolean => now - notifiedAt >= keepEveryMs
