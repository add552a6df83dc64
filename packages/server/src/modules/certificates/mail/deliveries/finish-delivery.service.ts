import { languages, type Phrase, say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type Ctx, inTransaction } from '../../../../context/context.ts'
import { push } from '../../../../context/push.ts'
import { sendMessage } from '../../../messages/sending/send.service.ts'
import { moveLine } from '../../../orders/lines/order-lines.service.ts'
import { holdOrder } from '../../../orders/order/order-lock.service.ts'
import { noteEvent } from '../../application/event.service.ts'
import { type MailTrouble, statusOf } from '../outcome.rules.ts'
import { listCarried } from './carried.repository.ts'
import { type DeliveryRow, endDelivery, listStates } from './delivery.repository.ts'

type Ending =
  | { readonly state: 'sent'; readonly via: DeliveryRow['via']; readonly refusedCopies: readonly string[] }
  | { readonly state: 'failed' | 'bounced'; readonly via: DeliveryRow['via']; readonly reason: MailTrouble; readonly code: string }

/** Sets the lines of documents to the state of their mails; returns whether one has failed, of which its order notifies the buyer. */
export const followMails = async (ctx: Ctx, documentIds: readonly string[], reason = ''): Promise<boolean> => {
  let isTold = false
  for (const { way, line_id, line_state, document_id } of await listCarried(ctx.sql, documentIds)) {
    if (way !== 'email' || document_id === null) continue
    const status = statusOf((await listStates(ctx.sql, document_id)).map(({ state }) => state))
    if (status === line_state) continue
    await moveLine(ctx, line_id, status, status === 'send_failed' ? reason : '')
    isTold ||= status === 'send_failed'
  }
  return isTold
}

const subjectOf = ({ application_id, order_id, document_ids }: DeliveryRow) => {
  if (application_id) return { kind: 'application', id: application_id } as const
  return order_id ? ({ kind: 'order', id: order_id } as const) : ({ kind: 'document', id: document_ids[0] ?? '' } as const)
}

const notifyFailed = (ctx: Ctx, row: DeliveryRow, reason: MailTrouble) => {
  const [zhCN = '', enUS = '', zhTW = ''] = languages.map((language) => `${row.recipient}\n${say(refusals[reason], language)}`)
  const body: Phrase = [zhCN, enUS, zhTW]
  return sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: ['证明邮件未能送达', 'An email with your certificate was not delivered', '證明郵件未能送達'],
    body,
    subject: subjectOf(row),
  })
}

const changesOf = (ctx: Ctx, ending: Ending): Parameters<typeof endDelivery>[3] =>
  ending.state === 'sent'
    ? { state: 'sent', via: ending.via, sent_at: ctx.now(), refused_cc: [...ending.refusedCopies], reason: '', server_said: '' }
    : { state: ending.state, via: ending.via, reason: ending.reason, server_said: ending.code }

/** A mail came to its end: what it brought, the orders behind it and the one who waits for it learn of that, once. */
export const finishDelivery = (ctx: Ctx, { id, order_id }: DeliveryRow, ending: Ending): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    // Mails of one order begin and end one after the other, so that each sees the status of the others.
    if (order_id) await holdOrder(ctx, order_id)
    // A mail that left may come back; what else has ended stays as it is.
    const row = await endDelivery(ctx.sql, id, ending.state === 'bounced' ? ['queued', 'sent'] : ['queued'], changesOf(ctx, ending))
    if (!row) return false
    // It may bring another document by now than when it was taken up.
    const { school_id: schoolId, recipient: note, document_ids } = row
    for (const { id: applicationId } of await listCarried(ctx.sql, document_ids))
      await noteEvent(ctx, { applicationId, schoolId, kind: `mail_${ending.state}`, note })
    const isTold = await followMails(ctx, document_ids, ending.state === 'sent' ? '' : ending.reason)
    if (ending.state !== 'sent' && !isTold) await notifyFailed(ctx, row, ending.reason)
    await push(ctx.sql, { to: `person:${row.person_id}`, topic: 'mail', data: { id, state: ending.state } })
    return true
  })
