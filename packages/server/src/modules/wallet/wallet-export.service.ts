import type { Ctx } from '../../context/context.ts'
import { yuan } from '../../ports/pay/yuan.ts'
import { listMovements } from './bills/movement.repository.ts'
import { moneyOf } from './bills/movement.rules.ts'
import { balancesOf } from './ledger/balance.service.ts'
import { listAllOf } from './withdrawals/withdrawal.repository.ts'
import { sayReason } from './withdrawals/withdrawal-view.ts'

/** What the school holds of a person's beans and what they paid, for their own copy; amounts in yuan. */
export const exportWallet = async (ctx: Ctx, personId: string) => {
  const { free, print, held, payout } = await balancesOf(ctx, personId)
  const [movements, withdrawals] = [await listMovements(ctx.sql, { personId }), await listAllOf(ctx.sql, personId)]
  return {
    balance: { free_beans: yuan(free), print_beans: yuan(print), held: yuan(held), in_payout: yuan(payout) },
    movements: movements.map((row) => ({
      kind: row.kind,
      free_beans: yuan(row.free),
      print_beans: yuan(row.print),
      money: yuan(moneyOf(row)),
      notes: row.note,
      at: row.at,
    })),
    withdrawals: withdrawals.map((row) => ({
      serial: row.number,
      amount: yuan(row.amount),
      state: row.state,
      reason: sayReason(row.reason, ctx.language),
      created_at: row.created_at,
      ended_at: row.ended_at,
    })),
  }
}
