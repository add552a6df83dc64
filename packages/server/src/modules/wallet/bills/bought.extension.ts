import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'

/** What was bought with an order. Those who know orders are above. */
export const bought = extensionPoint<{
  readonly namesOf: (ctx: Ctx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, Phrase>>
}>('wallet.bought', { namesOf: true })
