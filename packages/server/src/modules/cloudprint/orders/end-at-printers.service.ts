import type { Ctx } from '../../../context/context.ts'
import { cancelAllOf } from '../../entrust/entrustments/entrustment.service.ts'
import { endItem } from '../../printing/items/item.service.ts'

/** Nothing more of a print comes out anywhere, and nobody fetches it any more; tells what came out. Refuses while a printer is at it. */
export const endAtPrinters = async (ctx: Ctx, { id, itemId }: { readonly id: string; readonly itemId: string | null }) => {
  if (itemId === null) return { pagesOut: 0 }
  const ended = await endItem(ctx, 'cloud', id)
  await cancelAllOf(ctx, itemId)
  return { pagesOut: ended?.pagesOut ?? 0 }
}
