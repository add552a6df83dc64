interface Pauses {
  readonly firstMs: number
  readonly longestMs: number
}

export const usualPauses: Pauses = { firstMs: 1000, longestMs: 30_000 }

/** 1 s, 2 s, 4 s … 30 s, each shortened by chance so that a restarted server is not met by everybody at once. */
export const pauseBefore = (attempt: number, chance: number, { firstMs, longestMs }: Pauses = usualPauses): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + chance / 2)
