import { randomUUID } from 'node:crypto'
import { inTransaction, systemContext } from '../context/context.ts'
import { transfer } from '../modules/wallet/ledger/ledger.service.ts'
import type { TestCampus } from './test-campus.ts'

/** Free beans from the school and print beans that were paid for, as if somebody had recharged at the cashier. */
export const giveBeans = (
  { base }: Pick<TestCampus, 'base'>,
  { person: { id: personId, schoolId } }: { readonly person: { readonly id: string; readonly schoolId: string } },
  { free = 0, print = 0 }: { readonly free?: number; readonly print?: number },
) =>
  inTransaction(systemContext(base), async (ctx) => {
    const about = () => ({ personId, schoolId, cause: `test:${randomUUID()}` })
    await transfer(ctx, { ...about(), kind: 'grant', moves: [{ from: { house: 'granted' }, to: { own: 'free' }, amount: free }] })
    await transfer(ctx, { ...about(), kind: 'money_in', moves: [{ from: { house: 'cashier' }, to: { own: 'held' }, amount: print }] })
    await transfer(ctx, { ...about(), kind: 'recharge', moves: [{ from: { own: 'held' }, to: { own: 'print' }, amount: print }] })
  })
