import type { Ctx, Machine } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { forgetPart } from '../watch/status.service.ts'
import { releaseJobs } from './credential.repository.ts'

/** After a credential ended: its jobs go back to the queue, its push subscriptions end in every process. */
export const letGo = async (ctx: Ctx, { id, terminalId, part }: { id: string; terminalId: string; part: Machine['part'] }) => {
  await releaseJobs(ctx.sql, id)
  await push(ctx.sql, { to: `session:${id}`, topic: 'session_ended', data: null })
  await forgetPart(ctx, terminalId, part)
}
