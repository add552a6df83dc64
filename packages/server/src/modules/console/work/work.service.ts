import type { OutputOf } from '@campus/contract/call.ts'
import { QueueKind, type waitingWork } from '@campus/contract/console/work.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { noneWaiting, type WaitingRows } from '../../../platform/db/paging.ts'
import { asCallerOf } from '../as-caller-of.service.ts'
import { waitingQueues } from './queues.extension.ts'

export const measureQueue = async (ctx: CallerCtx, kind: QueueKind): Promise<WaitingRows> => {
  const queue = waitingQueues.of(ctx)[kind]
  const decider = asCallerOf(ctx, queue.decidedBy)
  return decider ? queue.measure(decider) : noneWaiting
}

export const readWork = async (ctx: CallerCtx): Promise<OutputOf<typeof waitingWork>> => {
  const measured = await Promise.all(QueueKind.options.map(async (kind) => ({ kind, ...(await measureQueue(ctx, kind)) })))
  return measured
    .filter(({ count }) => count > 0)
    .map(({ kind, count, since, dueAt }) => ({
      kind,
      count,
      oldestAt: since?.toISOString() ?? null,
      dueAt: dueAt?.toISOString() ?? null,
    }))
}
