import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** What may keep an account from being closed. Money is above. */
interface ClosingGuards {
  /** Why an account cannot be closed yet, and the print beans that it is about. */
  readonly moneyInTheWay: (
    ctx: Ctx,
    who: { readonly schoolId: string; readonly personId: string; readonly givesUpBeans: boolean },
  ) => Promise<{ readonly code: 'money_moving' | 'beans_left' | 'beans_lapse'; readonly beans: number } | undefined>
}

export const closingGuards = extensionPoint<ClosingGuards>('people.closing', { moneyInTheWay: true })
