import { type Ctx, inTransaction } from '../../../context/context.ts'
import { documentById } from '../../documents/issued/issued.service.ts'
import { moveLine } from '../../orders/lines/order-lines.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { type ApplicationRow, findOfDocument } from '../application/application.repository.ts'
import { findReplaced, followReplacement } from '../application/application-change.repository.ts'
import { noteEvent } from '../application/event.service.ts'
import { bringInstead } from '../mail/deliveries/delivery.repository.ts'
import { holdPaper, renewPaper } from './paper-item.service.ts'
import { sendByMail } from './sending.service.ts'

const note = (
  ctx: Ctx,
  { id: applicationId, school_id: schoolId }: Pick<ApplicationRow, 'id' | 'school_id'>,
  kind: 'made' | 'making_failed',
  text = '',
) => noteEvent(ctx, { applicationId, schoolId, kind, note: text })

/** A file that is there goes on to where it is wanted. */
const deliver = async (ctx: Ctx, row: ApplicationRow) => {
  await note(ctx, row, 'made', row.serial ?? '')
  if (row.way === 'email') {
    await sendByMail(ctx, row)
    return moveLine(ctx, row.line_id, 'to_send')
  }
  if (row.way === 'paper') await holdPaper(ctx, row)
  await moveLine(ctx, row.line_id, 'done')
}

/** A line that waits for its file, also one that somebody took up again after it had failed. */
const waitsForFile = ({ line_state }: ApplicationRow) => line_state === 'waiting' || line_state === 'making' || line_state === 'failed'

const goOn = async (ctx: Ctx, documentId: string) => {
  const row = await findOfDocument(ctx.sql, documentId)
  if (!row || !waitsForFile(row)) return
  if (row.document_state === 'issued') return deliver(ctx, row)
  if (row.document_state !== 'failed' || row.line_state === 'failed') return
  const [code = ''] = (row.document_reason ?? '').split(' ')
  await note(ctx, row, 'making_failed', code)
  await moveLine(ctx, row.line_id, 'failed', code)
}

/** A new document took the place of another: from now on it is the one, for the application and for the mails that wait. */
const follow = async (ctx: Ctx, documentId: string) => {
  const document = await documentById(ctx, documentId)
  const earlier = document?.state === 'valid' ? await findReplaced(ctx.sql, documentId) : undefined
  if (!document || !earlier) return
  await inTransaction(ctx, async (ctx) => {
    if (earlier.order_id) await holdOrder(ctx, earlier.order_id)
    await bringInstead(ctx.sql, earlier.id, documentId)
    const moved = await followReplacement(ctx.sql, documentId)
    if (!moved) return
    await noteEvent(ctx, { applicationId: moved.id, schoolId: moved.school_id, kind: 'superseded', note: document.serial })
    const row = await findOfDocument(ctx.sql, documentId)
    if (row) await renewPaper(ctx, row)
  })
}

/** A document is finished or has failed: its application continues, or shows the reason. May be called twice. */
export const documentFinished = async (ctx: Ctx, documentId: string): Promise<void> => {
  const row = await findOfDocument(ctx.sql, documentId)
  if (!row) return follow(ctx, documentId)
  await inTransaction(ctx, async (ctx) => {
    await holdOrder(ctx, row.order_id)
    await goOn(ctx, documentId)
  })
}
