import { type Ctx, inTransaction } from '../../../context/context.ts'
import { notifyRevoked } from './document-messages.ts'
import { endUnmade, revoke } from './end.repository.ts'
import { findById } from './issued.repository.ts'

interface End {
  readonly by: string
  readonly reason: string
}

/** Revokes an issued document and notifies its holder. Of two callers the first wins; the other finds nothing to revoke. */
export const revokeIssued = (ctx: Ctx, id: string, { by, reason }: End): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const row = await findById(ctx.sql, id)
    if (!row || !(await revoke(ctx.sql, id, { by, reason, now: ctx.now() }))) return false
    const title = { name: row.name, nameEn: row.name_en, nameTw: row.name_tw }
    await notifyRevoked(ctx, { id, schoolId: row.school_id, holderId: row.holder_id, title, serial: row.serial }, reason)
    return true
  })

/** Revokes a document whose holder hears elsewhere of what led to it. */
export const revokeUnannounced = async (ctx: Ctx, id: string, end: { readonly by: string | null; readonly reason: string }) => {
  await revoke(ctx.sql, id, { ...end, now: ctx.now() })
}

/** Ends a document however far it has come: one that is out is revoked, one that is not will never be. */
export const endDocument = (ctx: Ctx, id: string, end: End): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await revokeIssued(ctx, id, end))) await endUnmade(ctx.sql, id, end.reason)
  })
