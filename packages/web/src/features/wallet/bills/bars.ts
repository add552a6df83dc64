import type { OutputOf } from '@campus/contract/call.ts'
import type { statement } from '@campus/contract/wallet/balance.ts'

export type KindSum = OutputOf<typeof statement>['sums'][number]

export interface Bar extends KindSum {
  /** What came (positive) or went of both kinds of beans together. */
  readonly moved: number
  /** How long its bar is, from 0 to 1 of the longest. */
  readonly share: number
}

/** The sums as bars that can be compared, the longest first; where only money moved its length is that of the money. */
export const barsOf = (sums: readonly KindSum[]): Bar[] => {
  const lengthOf = ({ free, print, money }: KindSum) => Math.abs(free + print) || Math.abs(money)
  const longest = Math.max(1, ...sums.map(lengthOf))
  return sums
    .map((sum) => ({ ...sum, moved: sum.free + sum.print, share: lengthOf(sum) / longest }))
    .toSorted((one, other) => other.share - one.share)
}
