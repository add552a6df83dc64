import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

interface Leaving {
  readonly schoolId: string
  readonly personId: string
  /** They have confirmed that print beans which cannot be paid out are lost. */
  readonly givesUpBeans: boolean
}

/** What may keep an account from being closed. Money, prints and certificates are above. */
interface ClosingGuards {
  /** Why an account cannot be closed yet, and the print beans that it is about. */
  readonly moneyInTheWay: (
    ctx: Ctx,
    who: Leaving,
  ) => Promise<{ readonly code: 'money_moving' | 'beans_left' | 'beans_lapse'; readonly beans: number } | undefined>
  /** Whether a print that somebody paid for is waiting: they fetch it, or give it up and get back what they paid. */
  readonly printToFetch: (ctx: Ctx, personId: string) => Promise<boolean>
  /** The order of a certificate that somebody paid for and has not received. */
  readonly certificateToCome: (ctx: Ctx, personId: string) => Promise<string | undefined>
}

export const closingGuards = extensionPoint<ClosingGuards>('people.closing', {
  moneyInTheWay: true,
  printToFetch: true,
  certificateToCome: true,
})

/** Why an account cannot be closed yet. Accounts are locked by the first question, so that nothing is bought after the others. */
export const findHindrance = async (ctx: Ctx, who: Leaving) => {
  const guards = closingGuards.of(ctx)
  const found = await guards.moneyInTheWay(ctx, who)
  const isMoving = found?.code === 'money_moving' || (await guards.printToFetch(ctx, who.personId))
  if (isMoving) return { code: 'money_moving', facts: { beans: found?.beans ?? 0 } } as const
  const orderId = await guards.certificateToCome(ctx, who.personId)
  if (orderId) return { code: 'certificate_to_come', facts: { orderId } } as const
  return found && { code: found.code, facts: { beans: found.beans } }
}
