import type { Balances, Move } from './account.ts'

export const nothing: Balances = { free: 0, print: 0, held: 0, payout: 0 }

/** What a person has after these moves, or undefined where an account would go below zero on the way. */
export const balancesAfter = (before: Balances, moves: readonly Move[]): Balances | undefined => {
  const after = { ...before }
  for (const { from, to, amount } of moves) {
    if ('own' in from) after[from.own] -= amount
    if ('own' in to) after[to.own] += amount
    if ('own' in from && after[from.own] < 0) return undefined
  }
  return after
}
