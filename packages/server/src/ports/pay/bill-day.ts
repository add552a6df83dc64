import { BillNotReady } from './pay.ts'

const bothKnowAfter = '10:00:00'

/** A provider has no bill of a day without business, nor of a day that it has not closed yet: by ten the next morning it has closed it. */
export const emptyUnlessEarly = (day: string, now: Date): [] => {
  const nextMorning = Date.parse(`${day}T${bothKnowAfter}+08:00`) + 24 * 60 * 60 * 1000
  if (now.getTime() < nextMorning) throw new BillNotReady()
  return []
}

/** More than the busiest school has in a day, and still nothing that hurts. */
export const maxBillBytes = 64_000_000
