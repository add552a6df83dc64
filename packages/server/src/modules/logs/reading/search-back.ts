import { later } from '../../../platform/time/clock.ts'

const day = 24 * 3600
const longest = 32 * day

interface Piece {
  readonly from: Date
  readonly before: Date
}

interface Search {
  /** Where it begins, and the first row that there is. */
  readonly newest: Date
  readonly oldest: Date
  /** Answers whether enough was found. */
  readonly look: (piece: Piece) => Promise<boolean>
  readonly isTimeOver: () => boolean
}

/**
 * Looks for something rare piece by piece, newest first, each twice as long as the one before and none much longer than a month. Answers how
 * far back it looked where its time was over first. The first piece is always looked at, so that each call comes further.
 */
export const searchBack = async ({ newest, oldest, look, isTimeOver }: Search): Promise<Date | undefined> => {
  let [before, seconds] = [newest, day]
  while (before > oldest) {
    const from = new Date(Math.max(later(before, -seconds).getTime(), oldest.getTime()))
    if (await look({ from, before })) return undefined
    if (from > oldest && isTimeOver()) return from
    before = from
    seconds = Math.min(seconds * 2, longest)
  }
  return undefined
}
