import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import type { Ctx } from '../../../context/context.ts'
import { isStillBelieved } from '../status/trouble.rules.ts'
import { findClosedSince, reopenFault } from '../terminal/fault.repository.ts'
import { notifyHandlersAgain, notifyReporterAgain } from '../terminal/fault-messages.ts'
import { findTerminal } from '../terminal/terminal.repository.ts'
import { raiseFault } from '../terminal/terminal.service.ts'
import { listReporters } from './report.repository.ts'

interface Trouble {
  readonly terminalId: string
  readonly kind: FaultKind
  /** Since when the terminal has had it without a break. */
  readonly since: Date | undefined
}

const reopen = async (ctx: Ctx, id: string, { terminalId, kind }: Trouble) => {
  const terminal = await findTerminal(ctx.sql, terminalId)
  if (!terminal || !(await reopenFault(ctx.sql, id))) return
  await notifyHandlersAgain(ctx, terminal, { id, kind })
  for (const { report_id, person_id } of await listReporters(ctx.sql, id))
    await notifyReporterAgain(ctx, terminal, { reportId: report_id, personId: person_id, kind })
}

/**
 * The watch sees a trouble: a new case, or the old one again if it was closed and the trouble persists. Returns whether a
 * case is open now: a recent closure is trusted for a while.
 */
export const raiseTrouble = async (ctx: Ctx, trouble: Trouble): Promise<boolean> => {
  const { terminalId, kind, since } = trouble
  const closed = since && (await findClosedSince(ctx.sql, terminalId, kind, since))
  if (!closed?.handled_at) {
    await raiseFault(ctx, { terminalId, kind })
    return true
  }
  if (isStillBelieved(closed.handled_at, ctx.now())) return false
  await reopen(ctx, closed.id, trouble)
  return true
}
