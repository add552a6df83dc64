import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import type { CallerCtx } from '@campus/server/context/context.ts'
import { takeToPrint } from '@campus/server/modules/cloudprint/library/library-file.service.ts'
import { applyForPrint } from '@campus/server/modules/cloudprint/orders/apply.service.ts'
import { quote } from '@campus/server/modules/cloudprint/orders/quote.service.ts'
import { pay } from '@campus/server/modules/orders/payment/pay.service.ts'
import { itemOf } from '@campus/server/modules/printing/items/item.service.ts'

/** A print of a file of one's own, paid with beans: from then on it waits at the terminals. */
export const buyPrint = async (ctx: CallerCtx, given: PrintApply): Promise<{ taskId: string; itemId: string }> => {
  const { total: expectedTotal } = await quote(ctx, given)
  const { taskId, orderId } = await applyForPrint(ctx, { ...given, expectedTotal })
  await pay(ctx, { orderId, way: 'beans', usesBeans: true })
  const item = await itemOf(ctx, 'cloud', taskId)
  if (!item) throw new Error(`the print ${taskId} was paid and does not wait`)
  return { taskId, itemId: item.id }
}

/** The same of a file of the shared library. */
export const buyFromLibrary = async (ctx: CallerCtx, libraryFileId: string, given: Omit<PrintApply, 'fileId' | 'pages'>) => {
  const { id } = await takeToPrint(ctx, { fileId: libraryFileId })
  return buyPrint(ctx, { ...given, fileId: id, pages: '' })
}
