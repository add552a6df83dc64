import type { OutputOf } from '@campus/contract/call.ts'
import type { payType } from '@campus/contract/certificates/service-info.ts'

type Charging = Pick<OutputOf<typeof payType>, 'charge' | 'price' | 'freeLeft' | 'nextPrice'>

interface Cost {
  readonly freeCopies: number
  readonly paidCopies: number
  /** Whole fen for all copies. */
  readonly amount: number
}

/** The price of so many copies: free ones first; beyond them the price per copy, or once. */
export const costOf = ({ charge, price, freeLeft, nextPrice }: Charging, copies: number): Cost => {
  if (charge === 'none') return { freeCopies: 0, paidCopies: 0, amount: 0 }
  const freeCopies = Math.min(copies, freeLeft)
  const beyond = copies - freeCopies
  if (charge === 'each') return { freeCopies, paidCopies: beyond, amount: beyond * price }
  // While free copies are left, the next one costs nothing for that reason; only later does the price show whether it was paid once.
  const wasPaid = freeLeft === 0 && nextPrice === 0
  return { freeCopies, paidCopies: wasPaid ? 0 : Math.min(1, beyond), amount: beyond > 0 && !wasPaid ? price : 0 }
}
