import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../../../context/context.ts'
import { noteEvent } from '../../application/event.service.ts'
import { mailCertificatesJob } from '../../certificates.jobs.ts'
import { findRoute } from '../mailbox/mail-route.service.ts'
import { findQueued, insertDelivery } from './delivery.repository.ts'

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

/**
 * Queues a mail that brings documents, in the transaction of the action that asks for it, and notes that on its application.
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
    via: (await findRoute(ctx, { schoolId, personId }))?.via ?? 'school',
    message_id: `<${randomUUID()}@${new URL(ctx.services.publicUrl).hostname}>`,
    queued_at: ctx.now(),
  })
  if (!added) {
    const waiting = await findQueued(ctx.sql, { personId, recipient: to, cc, documentIds })
    return waiting ?? queueDelivery(ctx, wanted)
  }
  if (applicationId) await noteEvent(ctx, { applicationId, schoolId, kind: 'mail_queued', actorId: ctx.caller?.personId, note: to })
  await ctx.services.jobs.add(ctx.sql, mailCertificatesJob, { id: added.id })
  return added
}
