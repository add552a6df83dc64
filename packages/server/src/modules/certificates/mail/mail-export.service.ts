import type { Ctx } from '../../../context/context.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { listAllOf } from './deliveries/delivery.repository.ts'
import { findMailbox } from './mailbox/mailbox.repository.ts'

/** The mails that brought a person's documents, and the mailbox of their own without its code, for their own copy. */
export const exportMails = async (ctx: Ctx, personId: string) => {
  const holder = await findHolder(ctx, personId)
  const own = holder && (await findMailbox(ctx.sql, { schoolId: holder.schoolId, personId }))
  return {
    mailbox: own ? { type: own.type, host: own.host, address: own.address, worksSince: own.works_since } : null,
    mails: await listAllOf(ctx.sql, personId),
  }
}
