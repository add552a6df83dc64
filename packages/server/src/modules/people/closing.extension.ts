import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

interface Leaving {
  readonly schoolId: string
  readonly personId: string
  /** They have confirmed that print beans which cannot be paid out are lost. */
  readonly givesUpBeans: boolean
}

/** What may keep an account from being closed. Money and prints are above. */
interface ClosingGuards {
  /** Why an account cannot be closed yet, and the print beans that it is about. */
  readonly moneyInTheWay: (
    ctx: Ctx,
    who: Leaving,
  ) => Promise<{ readonly code: 'money_moving' | 'beans_left' | 'beans_lapse'; readonly beans: number } | undefined>
  /** Whether a print paid with print beans is waiting: the beans return to the account when the print is given up. */
  readonly beansToComeBack: (ctx: Ctx, personId: string) => Promise<boolean>
}

export const closingGuards = extensionPoint<ClosingGuards>('people.closing', { moneyInTheWay: true, beansToComeBack: true })

/** Why an account cannot be closed yet. Accounts are locked by the first question, so that nothing is bought after the second. */
export const findHindrance = async (ctx: Ctx, who: Leaving) => {
  const guards = closingGuards.of(ctx)
  const found = await guards.moneyInTheWay(ctx, who)
  return (await guards.beansToComeBack(ctx, who.personId)) ? { code: 'money_moving' as const, beans: found?.beans ?? 0 } : found
}
