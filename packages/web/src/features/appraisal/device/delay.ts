const minute = 60_000
const longest = 30 * minute
const shortest = minute
/** Before the end, for a phone whose clock is late. */
const spare = 5 * minute

/** When a ballot leaves: some minutes from now, drawn for each, and before the end. `drawn` lies between 0 and 1. */
export const sendingTime = (now: number, closesAt: number, drawn: number): number => {
  const latest = Math.max(now, Math.min(now + longest, closesAt - spare))
  const soonest = Math.min(now + shortest, latest)
  return Math.round(soonest + (latest - soonest) * drawn)
}

/** Between 0 and 1, from where keys are drawn: a guessable delay would hide nothing. */
export const drawShare = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
