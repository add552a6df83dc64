const longestPause = 30_000

/** 1 s, 2 s, 4 s … 30 s, each shortened by chance so that a restarted server is not met by everybody at once. */
export const pauseBefore = (attempt: number, chance: number): number => Math.min(1000 * 2 ** attempt, longestPause) * (0.5 + chance / 2)
