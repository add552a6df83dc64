import type { OutputOf } from '@campus/contract/call.ts'
import type { payType } from '@campus/contract/certificates/service-info.ts'

type Charging = Pick<OutputOf<typeof payType>, 'charge' | 'price' | 'freeLeft' | 'beyondPrice'>

interface Cost {
  readonly freeCopies: number
  readonly paidCopies: number
  /** Whole fen for all copies. */
  readonly amount: number
}

/** The price of so many copies: free ones first; beyond them each copy has its price, or the first one alone. */
export const costOf = ({ charge, price, freeLeft, beyondPrice }: Charging, copies: number): Cost => {
  if (charge === 'none') return { freeCopies: 0, paidCopies: 0, amount: 0 }
  const freeCopies = Math.min(copies, freeLeft)
  const beyond = copies - freeCopies
  if (charge === 'each') return { freeCopies, paidCopies: beyond, amount: beyond * price }
  const amount = beyond > 0 ? beyondPrice : 0
  return { freeCopies, paidCopies: amount > 0 ? 1 : 0, amount }
}
