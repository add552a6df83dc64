import type { Ctx } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { findOfDocument } from '../application/application.repository.ts'
import { documentFinished } from '../handover/document-finished.service.ts'
import { endPaper } from '../handover/paper-item.service.ts'
import { listOver } from './paper.repository.ts'

const batchSize = 500

/** What a printer is at comes out; the rest is ended by the next sweep, and nothing of it is printed meanwhile. */
const unlessPrinting = async (action: Promise<void>) => {
  try {
    await action
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** A document was revoked: its paper is not fetched any more. */
export const documentRevoked = async (ctx: Ctx, documentId: string): Promise<void> => {
  const row = await findOfDocument(ctx.sql, documentId)
  if (row?.way === 'paper') await unlessPrinting(endPaper(ctx, row.id))
}

/** Ends paper whose document ran out, and what could not be ended or renewed while a printer was at it. */
export const sweepPaper = async (ctx: Ctx): Promise<void> => {
  for (const { id, replacement_id } of await listOver(ctx.sql, ctx.now(), batchSize)) {
    try {
      await unlessPrinting(replacement_id ? documentFinished(ctx, replacement_id) : endPaper(ctx, id))
    } catch (error) {
      ctx.services.log.error({ err: error, applicationId: id }, 'ending paper that is over')
    }
  }
}
