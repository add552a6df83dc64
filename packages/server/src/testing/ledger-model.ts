import type { Outcome, Transfer } from '../modules/wallet/ledger/ledger.service.ts'

/** Whole numbers from 0 up to the bound, the same ones for the same seed (xorshift). */
export const randomFrom = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (bound: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % bound
  }
}
export type Random = ReturnType<typeof randomFrom>

interface Spent {
  readonly orderId: string
  readonly free: number
  readonly print: number
  money: number
}

/** All that the model knows of a person, in plain sums and lists. */
export interface Balances {
  readonly personId: string
  readonly schoolId: string
  readonly has: { free: number; print: number; held: number; payout: number }
  /** Money that came and was not used yet, beans that orders hold, orders paid, money on its way back, withdrawals not ended. */
  readonly came: number[]
  readonly holds: Spent[]
  readonly paid: Spent[]
  readonly goingBack: number[]
  readonly leaving: { readonly id: string; readonly amount: number }[]
  /** Some of what happened, to be said again. */
  readonly earlier: Transfer[]
}

export interface Expected {
  readonly transfer: Transfer
  readonly outcome: Outcome
}

/** The books as a child would keep them: each move takes here and gives there. */
export const openLedgerModel = (people: readonly { readonly id: string; readonly schoolId: string }[]) => {
  const purses = people.map(
    ({ id, schoolId }): Balances => ({
      personId: id,
      schoolId,
      has: { free: 0, print: 0, held: 0, payout: 0 },
      came: [],
      holds: [],
      paid: [],
      goingBack: [],
      leaving: [],
      earlier: [],
    }),
  )
  const houses = new Map<string, number>()
  const apply = (balances: Balances, { moves, schoolId }: Transfer) => {
    for (const { from, to, amount } of moves) {
      for (const [account, change] of [[from, -amount] as const, [to, amount] as const]) {
        if ('own' in account) balances.has[account.own] += change
        else houses.set(`${schoolId}:${account.house}`, (houses.get(`${schoolId}:${account.house}`) ?? 0) + change)
      }
    }
    if (Object.values(balances.has).some((amount) => amount < 0)) throw new Error('the model went below zero')
  }
  return { purses, houses, apply }
}
