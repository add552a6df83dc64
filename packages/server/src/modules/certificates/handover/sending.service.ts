import type { Ctx } from '../../../context/context.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import type { ApplicationRow } from '../application/application.repository.ts'
import { titleOf } from '../application/application-view.ts'
import { queueDelivery } from '../mail/deliveries/delivery.service.ts'

/** Sends the file of an application to the address that was given with it. */
export const sendByMail = async (ctx: Ctx, row: ApplicationRow) => {
  if (row.document_id === null) throw new Error(`application ${row.id} has no file to send`)
  const applicant = await findHolder(ctx, row.person_id)
  await queueDelivery(ctx, {
    schoolId: row.school_id,
    personId: row.person_id,
    applicationId: row.id,
    orderId: row.order_id,
    documentIds: [row.document_id],
    to: row.email,
    cc: row.cc_emails,
    subject: titleOf(row, applicant?.language ?? ctx.language),
  })
}
