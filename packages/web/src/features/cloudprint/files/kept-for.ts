const day = 86_400_000

/** Days until something is deleted, a begun one counted; on its last day one. */
export const daysKept = (keptUntil: number, now: number): number => Math.max(1, Math.ceil((keptUntil - now) / day))
