import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../../context/context.ts'
import { lockBalances } from './balance.service.ts'
import { transfer } from './ledger.service.ts'

/** What is left when an account is closed: granted beans go back to the school account, forfeited print beans to its sales account. */
export const lapseBeans = async (ctx: Ctx, { schoolId, personId }: { readonly schoolId: string; readonly personId: string }) => {
  const { free, print } = await lockBalances(ctx, personId)
  await transfer(ctx, {
    kind: 'lapse',
    cause: `lapse:${randomUUID()}`,
    schoolId,
    personId,
    moves: [
      { from: { own: 'free' }, to: { house: 'granted' }, amount: free },
      { from: { own: 'print' }, to: { house: 'revenue' }, amount: print },
    ],
  })
}
