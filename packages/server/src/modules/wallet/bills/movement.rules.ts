import { type MovementKind, movementKinds } from '@campus/contract/wallet/balance.ts'

export interface Legs {
  readonly kind: MovementKind
  /** What came to or left these accounts of the owner. */
  readonly free: number
  readonly print: number
  readonly held: number
  /** Of a purchase: beans that its order had put aside before. */
  readonly fromHold: number
}

/**
 * Money that the owner paid (below zero) or gets back with a movement. A bill never changes afterwards: beans leave the wallet with the
 * hold, in the month of the hold, and the following purchase shows only the money.
 */
export const moneyOf = ({ kind, held, fromHold }: Legs): number => {
  if (kind === 'hold' || kind === 'release') return 0
  return held + fromHold
}

export const sumKinds = (movements: readonly Legs[]) =>
  movementKinds
    .map((kind) => {
      const ofKind = movements.filter((movement) => movement.kind === kind)
      const sum = (amountOf: (movement: Legs) => number) => ofKind.reduce((total, movement) => total + amountOf(movement), 0)
      return { kind, count: ofKind.length, free: sum(({ free }) => free), print: sum(({ print }) => print), money: sum(moneyOf) }
    })
    .filter(({ count }) => count > 0)
