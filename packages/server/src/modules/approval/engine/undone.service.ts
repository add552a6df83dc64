import type { Ctx } from '../../../context/context.ts'
import { revokeUnannounced } from '../../documents/issued/end.service.ts'
import { deleteClaimsOf } from './claims.repository.ts'
import type { Stepped } from './stepped.ts'
import { listPrints } from './undone.repository.ts'

/** Shown to those who check a paper of it, as it is written here. */
const undoneReason = '审批已被撤销 The approval was undone'

/** An application that undoes another one, once it has passed, frees what that had booked and revokes its registered papers. */
export const endUndone = async (ctx: Ctx, { instance, changes }: Stepped) => {
  const { undoes_id: undone } = instance
  if (undone === null || changes.state.status !== 'passed') return
  await deleteClaimsOf(ctx.sql, undone)
  for (const { document_id } of await listPrints(ctx.sql, undone))
    await revokeUnannounced(ctx, document_id, { by: ctx.caller?.personId ?? null, reason: undoneReason })
}
