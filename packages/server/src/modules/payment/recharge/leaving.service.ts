import { minWithdrawal } from '@campus/contract/wallet/withdrawals.ts'
import type { Ctx } from '../../../context/context.ts'
import { lockBalances } from '../../wallet/ledger/balance.service.ts'
import { payOutProvider } from '../../wallet/withdrawals/withdrawal.service.ts'
import { countOpen } from './recharge.repository.ts'

interface Leaving {
  readonly schoolId: string
  readonly personId: string
  /** They have confirmed that print beans which cannot be paid out are lost. */
  readonly givesUpBeans: boolean
}

/** Why somebody's account cannot be closed yet, and the print beans that it is about. Free beans keep nobody: they simply lapse. */
export const moneyInTheWay = async (ctx: Ctx, { schoolId, personId, givesUpBeans }: Leaving) => {
  const { print: beans, held, payout } = await lockBalances(ctx, personId)
  if (held + payout > 0 || (await countOpen(ctx.sql, personId, ctx.now())) > 0) return { code: 'money_moving', beans } as const
  if (beans === 0) return undefined
  if (beans >= minWithdrawal && (await payOutProvider(ctx, schoolId))) return { code: 'beans_left', beans } as const
  return givesUpBeans ? undefined : ({ code: 'beans_lapse', beans } as const)
}
