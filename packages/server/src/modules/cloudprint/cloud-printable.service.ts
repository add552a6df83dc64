import { refuse } from '../../platform/refuse.ts'
import type { Printable } from '../printing/printable.ts'
import { openBlob } from './blobs/print-blob.service.ts'
import { endWhenPrinted } from './files/after-print.service.ts'
import { notifyPrinted } from './orders/print-messages.ts'
import { findContentToPrint, markPrinted } from './orders/print-task.repository.ts'

const contentOf = async (ctx: Parameters<Printable['open']>[0], taskId: string): Promise<string> => {
  const contentId = await findContentToPrint(ctx.sql, taskId)
  if (!contentId) throw refuse('document_over')
  return contentId
}

/** What terminals need to know of prints. */
export const cloudPrintable: Printable = {
  async mayPrint(ctx, taskId) {
    await contentOf(ctx, taskId)
  },
  async open(ctx, taskId) {
    const opened = await openBlob(ctx, await contentOf(ctx, taskId))
    if (!opened) throw refuse('document_over')
    return opened
  },
  async noteOut(ctx, taskId, { isAll, pagesOut, place }) {
    const task = isAll ? await markPrinted(ctx.sql, taskId, place.terminalId, ctx.now()) : undefined
    if (!task) return
    await endWhenPrinted(ctx, task.file_id, 1)
    await notifyPrinted(ctx, task, pagesOut, place)
  },
}
