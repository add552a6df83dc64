import { type Ctx, inTransaction } from '../../../context/context.ts'
import { markDownloaded } from '../application/application-change.repository.ts'
import { noteEvent } from '../application/event.service.ts'

/** The holder fetched the file of an application: the first time is part of its timeline. */
export const noteDownloaded = (ctx: Ctx, documentId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const first = await markDownloaded(ctx.sql, documentId, ctx.now())
    if (first)
      await noteEvent(ctx, { applicationId: first.id, schoolId: first.school_id, kind: 'downloaded', actorId: ctx.caller?.personId })
  })
