import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { resolveMessagesJob } from '../messages.jobs.ts'
import { pushUnread } from './push-unread.service.ts'
import { markResolved, type ResolvedSubject } from './resolve.repository.ts'

/**
 * A matter is decided, answered, recovered or withdrawn: no action is needed any more, and the people asked have no unread message
 * about it: all of them, or those named. Done after the action, so that the inboxes of many never hold it up.
 */
export const resolveMessages = (ctx: Ctx, kind: SubjectKind, id: string, people?: readonly string[]): Promise<void> =>
  ctx.services.jobs.add(ctx.sql, resolveMessagesJob, { kind, id, until: ctx.now().toISOString(), people })

export const readResolved = (ctx: Ctx, resolved: ResolvedSubject): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const readers = await markResolved(ctx.sql, resolved, ctx.now())
    await pushUnread(ctx, [...new Set(readers.map(({ person_id }) => person_id))])
  })
