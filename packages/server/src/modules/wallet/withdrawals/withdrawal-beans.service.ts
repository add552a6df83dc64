import type { Ctx } from '../../../context/context.ts'
import { transfer } from '../ledger/ledger.service.ts'
import type { WithdrawalRow } from './withdrawal.repository.ts'

const about = ({ id, number, school_id, person_id }: WithdrawalRow, cause: string) => ({
  cause: `withdrawal:${id}${cause}`,
  schoolId: school_id,
  personId: person_id,
  note: number,
})

/** The beans leave the wallet with the wish, so that nobody spends them twice. */
export const takeBeans = (ctx: Ctx, row: WithdrawalRow) =>
  transfer(ctx, {
    ...about(row, ''),
    kind: 'withdrawal',
    moves: [{ from: { own: 'print' }, to: { own: 'payout' }, amount: row.amount }],
  })

export const returnBeans = (ctx: Ctx, row: WithdrawalRow, actorId?: string) =>
  transfer(ctx, {
    ...about(row, ':back'),
    kind: 'withdrawal_back',
    actorId,
    moves: [{ from: { own: 'payout' }, to: { own: 'print' }, amount: row.amount }],
  })

export const payBeansOut = (ctx: Ctx, row: WithdrawalRow, provider: 'wechat' | 'cashier') =>
  transfer(ctx, {
    ...about(row, ':paid'),
    kind: 'payout',
    moves: [{ from: { own: 'payout' }, to: { house: provider }, amount: row.amount }],
  })
