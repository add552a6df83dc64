import { transfer } from '../../wallet/ledger/ledger.service.ts'
import type { PaidFor } from '../paid-for.ts'

/** A recharge is never unwanted, however late its money comes: the beans are there. */
export const creditTopup: PaidFor['topup'] = async (ctx, { id, number, schoolId, personId, amount }) => {
  await transfer(ctx, {
    kind: 'recharge',
    cause: `topup:${id}`,
    schoolId,
    personId,
    note: number,
    moves: [{ from: { own: 'held' }, to: { own: 'print' }, amount }],
  })
  return 'applied'
}
