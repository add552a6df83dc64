import type { Ctx } from '../../../context/context.ts'
import { cancelAllOf } from '../../entrust/entrustments/entrustment.service.ts'
import { endItem } from '../../printing/items/item.service.ts'

/** Stops a print everywhere and for every delegate; returns what was printed. Refuses while a printer works on it. */
export const endAtPrinters = async (ctx: Ctx, { id, itemId }: { readonly id: string; readonly itemId: string | null }) => {
  if (itemId === null) return { pagesOut: 0 }
  const ended = await endItem(ctx, 'cloud', id)
  await cancelAllOf(ctx, itemId)
  return { pagesOut: ended?.pagesOut ?? 0 }
}
