import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'
import { noteEvent } from '../applications/event.service.ts'
import { findQueued, insertDelivery } from './delivery.repository.ts'
import { findMailbox } from './mailbox.repository.ts'

interface NewDelivery {
  readonly schoolId: string
  readonly personId: string
  readonly applicationId?: string | undefined
  readonly orderId?: string | undefined
  readonly documentIds: readonly string[]
  readonly to: string
  readonly cc: readonly string[]
  readonly subject: string
}

/** In production the installation has a mail server or does not start; the demo has its outbox. */
const hasInstallationMail = ({ world: { config } }: Ctx) => config.SMTP_HOST !== undefined || !config.isProduction

/** Whether the school itself sends mail. */
export const hasSchoolMail = async (ctx: Ctx, schoolId: string): Promise<boolean> =>
  hasInstallationMail(ctx) || (await findMailbox(ctx.sql, { schoolId, personId: null })) !== undefined

/** Whether documents of a person can leave by mail: through the school or through a mailbox of their own. */
export const hasMail = async (ctx: Ctx, schoolId: string, personId: string): Promise<boolean> =>
  (await hasSchoolMail(ctx, schoolId)) || (await findMailbox(ctx.sql, { schoolId, personId })) !== undefined

/**
 * Queues a mail that brings documents, in the transaction of the deed that asks for it, and notes that on its application.
 * An address gets it once. The same mail that waits already is not queued again: its id comes back.
 */
export const queueDelivery = async (ctx: Ctx, wanted: NewDelivery): Promise<{ id: string }> => {
  const { schoolId, personId, applicationId, orderId, to, subject } = wanted
  const documentIds = wanted.documentIds.toSorted()
  const cc = [...new Set(wanted.cc)].filter((address) => address !== to)
  const added = await insertDelivery(ctx.sql, {
    school_id: schoolId,
    person_id: personId,
    application_id: applicationId ?? null,
    order_id: orderId ?? null,
    document_ids: documentIds,
    recipient: to,
    cc,
    subject,
    via: (await findMailbox(ctx.sql, { schoolId, personId })) ? 'own' : 'school',
    message_id: `<${randomUUID()}@${new URL(ctx.world.publicUrl).hostname}>`,
    queued_at: ctx.now(),
  })
  if (!added) {
    const waiting = await findQueued(ctx.sql, { personId, recipient: to, cc, documentIds })
    return waiting ?? queueDelivery(ctx, wanted)
  }
  if (applicationId) await noteEvent(ctx, { applicationId, schoolId, kind: 'mail_queued', actorId: ctx.caller?.personId, note: to })
  await ctx.world.jobs.add(ctx.sql, 'mail.deliver', { id: added.id })
  return added
}
