import { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { UndoChange } from '../../account/undo.extension.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import * as repository from './agency.repository.ts'
import { type Ending, notifyEnded } from './agency-messages.ts'

/** Ends one agreement and tells the other side; false where it was over already. */
export const endOne = async (ctx: Ctx, row: repository.AgencyRow, { by, why }: { by: string; why: Ending }): Promise<boolean> => {
  const { id, school_id: schoolId, agent_id: agentId } = row
  if (!(await repository.endOnce(ctx.sql, id, by, ctx.now()))) return false
  await record(ctx, { action: 'agency.ended', subjectKind: 'agency', subjectId: id, schoolId, details: { why } })
  await resolveMessages(ctx, 'agency', id)
  await notifyEnded(ctx, row, why === 'not_agent' ? agentId : by, why)
  return true
}

/** The school took the flag away: nothing is left that another flag could revive. The agent is told once, by who took it away. */
export const endAgenciesOfAgent = async (ctx: CallerCtx, personId: string): Promise<void> => {
  for (const row of await repository.listOpenOf(ctx.sql, personId, ctx.now()))
    if (row.agent_id === personId) await endOne(ctx, row, { by: ctx.caller.personId, why: 'not_agent' })
}

const Undo = z.object({ id: z.uuid() })

/** Who did not agree themselves ends it; false where it is over. */
export const undoAgency: UndoChange = async (ctx, { person_id: personId, undo }) => {
  const row = await repository.findAgency(ctx.sql, Undo.parse(undo).id, ctx.now())
  return row?.principal_id === personId && (await endOne(ctx, row, { by: personId, why: 'ended' }))
}

/** Who leaves acts for nobody, and nobody for them. */
export const forgetAgencies = async (ctx: Ctx, personId: string): Promise<void> => {
  for (const row of await repository.listOpenOf(ctx.sql, personId, ctx.now())) await endOne(ctx, row, { by: personId, why: 'left' })
}
