import type { CallShape } from '@campus/contract/call.ts'
import { QueueKind } from '@campus/contract/console/work.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { WaitingRows } from '../../../platform/db/paging.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'

export interface WaitingQueue {
  /** The call that decides: of what somebody may not decide they are told nothing. */
  readonly decidedBy: CallShape
  /** What waits for the caller, as far as their scope reaches. */
  readonly measure: (ctx: CallerCtx) => Promise<WaitingRows>
}

/** What waits for those who manage, given by the area where it is decided. */
export const waitingQueues = extensionPoint<Readonly<Record<QueueKind, WaitingQueue>>>('console.queues', QueueKind.enum)
