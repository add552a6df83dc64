import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { sendMail, sendOrderEmail } from '@campus/contract/certificates/delivery.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../../context/context.ts'
import { countAttempt } from '../../../../platform/db/throttle.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { documentById, documentsByIds, type IssuedDocument, requireFile } from '../../../documents/issued/issued.service.ts'
import { holdOrder } from '../../../orders/order/order-lock.service.ts'
import { requireSchool } from '../../../school/school/school.service.ts'
import { titleOfDocument } from '../content/document-title.ts'
import { hasMail } from '../mailbox/mail-route.service.ts'
import { type CarriedRow, listCarried, listOfOrder } from './carried.repository.ts'
import { queueDelivery } from './delivery.service.ts'
import { followMails } from './finish-delivery.service.ts'
import { showMail } from './status.service.ts'

const aDay = 86_400
const mailsADay = 20

/** A refusal takes the attempt back together with everything else. */
const requireMayMail = async (ctx: CallerCtx) => {
  const { schoolId, personId } = ctx.caller
  if (!(await hasMail(ctx, schoolId, personId))) throw refuse('mail_not_configured')
  const { count } = await countAttempt(ctx, `mail-documents:${personId}`, aDay)
  if (count > mailsADay) throw refuse('enough_today')
}

const isMade = ({ state }: IssuedDocument) => state !== 'making' && state !== 'failed'

type Mail = Pick<Parameters<typeof queueDelivery>[1], 'applicationId' | 'orderId' | 'documentIds' | 'subject'>

const queue = async (ctx: CallerCtx, mail: Mail, { email, ccEmails }: { email: string; ccEmails: string[] }) => {
  const { schoolId, personId } = ctx.caller
  await requireMayMail(ctx)
  if (mail.orderId) await holdOrder(ctx, mail.orderId)
  const { id } = await queueDelivery(ctx, { ...mail, schoolId, personId, to: email, cc: ccEmails })
  await followMails(ctx, mail.documentIds)
  return showMail(ctx, id)
}

export const sendDocument = (ctx: CallerCtx, given: InputOf<typeof sendMail>): Promise<OutputOf<typeof sendMail>> =>
  inTransaction(ctx, async (ctx) => {
    const document = await documentById(ctx, given.documentId)
    if (document?.holderId !== ctx.caller.personId) throw refuse('not_found')
    requireFile(document)
    if (!isMade(document)) throw refuse('document_not_ready')
    if (document.state !== 'valid') throw refuse('document_over')
    const [application] = await listCarried(ctx.sql, [document.id])
    const subject = titleOfDocument(document, application, ctx.language)
    const mail = { applicationId: application?.id, orderId: application?.order_id, documentIds: [document.id], subject }
    return queue(ctx, mail, given)
  })

const subjectOf = async (ctx: CallerCtx, documents: readonly IssuedDocument[], applications: readonly CarriedRow[]) => {
  const applicationOf = ({ id }: IssuedDocument) => applications.find(({ document_id }) => document_id === id)
  const titles = documents.map((document) => titleOfDocument(document, applicationOf(document), ctx.language))
  const [first = ''] = titles
  if (titles.length === 1) return first
  const { name, name_en, name_tw } = await requireSchool(ctx, ctx.caller.schoolId)
  return say(
    [
      `${name}：${first}等 ${titles.length} 份文件`,
      `${name_en}: ${first} and ${titles.length - 1} more`,
      `${name_tw}：${first}等 ${titles.length} 份檔案`,
    ],
    ctx.language,
  )
}

export const sendOrder = (
  ctx: CallerCtx,
  { orderId, ...receivers }: InputOf<typeof sendOrderEmail>,
): Promise<OutputOf<typeof sendOrderEmail>> =>
  inTransaction(ctx, async (ctx) => {
    const applications = await listOfOrder(ctx.sql, orderId, ctx.caller.personId)
    if (applications.length === 0) throw refuse('not_found')
    const files = applications.filter(({ way }) => way !== 'paper')
    if (files.length === 0) throw refuse('paper_only')
    const documents = await documentsByIds(
      ctx,
      files.flatMap(({ document_id }) => document_id ?? []),
    )
    const made = documents.filter(isMade)
    if (made.length === 0) throw refuse('order_files_missing')
    const valid = made.filter(({ state }) => state === 'valid')
    if (valid.length === 0) throw refuse('document_over')
    const subject = await subjectOf(ctx, valid, applications)
    return queue(ctx, { orderId, documentIds: valid.map(({ id }) => id), subject }, receivers)
  })
