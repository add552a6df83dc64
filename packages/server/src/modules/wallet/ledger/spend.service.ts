import type { Ctx } from '../../../context/context.ts'
import { transfer } from './ledger.service.ts'

export { splitBeans, splitRefund } from './split.rules.ts'

interface Spending {
  readonly schoolId: string
  readonly personId: string
  readonly orderId: string
  readonly cause: string
  /** What the owner reads in the bill, such as the number of the order. */
  readonly note?: string | undefined
}

interface Beans {
  readonly fromFree: number
  readonly fromPrint: number
}

/** Pays with beans alone. */
export const spendBeans = (ctx: Ctx, { fromFree, fromPrint, ...given }: Spending & Beans): Promise<boolean> =>
  transfer(ctx, {
    ...given,
    kind: 'purchase',
    moves: [
      { from: { own: 'free' }, to: { house: 'revenue' }, amount: fromFree },
      { from: { own: 'print' }, to: { house: 'revenue' }, amount: fromPrint },
    ],
  })

/** Puts beans aside for an order whose other part is paid with money. */
export const holdBeans = (ctx: Ctx, { fromFree, fromPrint, ...given }: Spending & Beans): Promise<boolean> =>
  transfer(ctx, {
    ...given,
    kind: 'hold',
    moves: [
      { from: { own: 'free' }, to: { own: 'held' }, amount: fromFree },
      { from: { own: 'print' }, to: { own: 'held' }, amount: fromPrint },
    ],
  })

/** Puts beans that an order held back to where they came from. */
export const releaseBeans = (ctx: Ctx, { fromFree, fromPrint, ...given }: Spending & Beans): Promise<boolean> =>
  transfer(ctx, {
    ...given,
    kind: 'release',
    moves: [
      { from: { own: 'held' }, to: { own: 'free' }, amount: fromFree },
      { from: { own: 'held' }, to: { own: 'print' }, amount: fromPrint },
    ],
  })

/** Pays with what is held: the money that came, and the beans that were put aside before. */
export const spendHeld = (ctx: Ctx, { amount, ...given }: Spending & { readonly amount: number }): Promise<boolean> =>
  transfer(ctx, { ...given, kind: 'purchase', moves: [{ from: { own: 'held' }, to: { house: 'revenue' }, amount }] })

interface GivingBack {
  readonly toFree: number
  readonly toPrint: number
  /** Stays held until the provider has given it back. */
  readonly toMoney: number
}

/** Gives back what an order was paid with. */
export const giveBack = (ctx: Ctx, { toFree, toPrint, toMoney, ...given }: Spending & GivingBack): Promise<boolean> =>
  transfer(ctx, {
    ...given,
    kind: 'refund',
    moves: [
      { from: { house: 'revenue' }, to: { own: 'held' }, amount: toMoney },
      { from: { house: 'revenue' }, to: { own: 'print' }, amount: toPrint },
      { from: { house: 'revenue' }, to: { own: 'free' }, amount: toFree },
    ],
  })
