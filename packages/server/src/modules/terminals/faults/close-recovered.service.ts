import { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import type { Ctx } from '../../../platform/context.ts'
import { resolveMessages } from '../../messages/resolve.service.ts'
import { findTerminal } from '../terminal.repository.ts'
import { closeRecoveredFaults } from './fault.repository.ts'
import { notifyReporter, recoveredNotes } from './fault-messages.ts'
import { listReporters } from './report.repository.ts'

/** Closes a fault that the watch found and that has ended; its reporters are notified. */
export const closeRecovered = async (ctx: Ctx, terminalId: string, kinds: readonly FaultKind[]) => {
  const terminal = await findTerminal(ctx.sql, terminalId)
  if (!terminal) return
  for (const { id, kind } of await closeRecoveredFaults(ctx.sql, terminalId, kinds, ctx.now())) {
    await resolveMessages(ctx, 'terminal_fault_case', id)
    for (const { report_id, person_id } of await listReporters(ctx.sql, id))
      await notifyReporter(ctx, terminal, { reportId: report_id, personId: person_id, kind: FaultKind.parse(kind), notes: recoveredNotes })
  }
}
