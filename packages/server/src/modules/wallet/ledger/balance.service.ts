import type { OutputOf } from '@campus/contract/call.ts'
import type { beanBalance } from '@campus/contract/wallet/balance.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { Balances } from './account.ts'
import { nothing } from './balance.rules.ts'
import { listBalances, lockOwnBalances } from './ledger.repository.ts'

export type { Balances } from './account.ts'

const gather = (rows: Awaited<ReturnType<typeof listBalances>>): Balances => ({
  ...nothing,
  ...Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance ?? 0])),
})

export const balancesOf = async (ctx: Ctx, personId: string): Promise<Balances> => gather(await listBalances(ctx.sql, personId))

/** The same, and nobody else moves these beans until the end of the transaction; call this before splitting an amount. */
export const lockBalances = async (ctx: Ctx, personId: string): Promise<Balances> => gather(await lockOwnBalances(ctx.sql, personId))

export const readMine = async (ctx: CallerCtx): Promise<OutputOf<typeof beanBalance>> => {
  const { free, print, held, payout } = await balancesOf(ctx, ctx.caller.personId)
  return { freeBeans: free, printBeans: print, held, inPayout: payout }
}
