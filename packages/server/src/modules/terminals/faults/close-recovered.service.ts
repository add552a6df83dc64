import { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import type { Ctx } from '../../../context/context.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { closeRecoveredFaults } from '../terminal/fault.repository.ts'
import { notifyReporter, recoveredNotes } from '../terminal/fault-messages.ts'
import { findTerminal } from '../terminal/terminal.repository.ts'
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
