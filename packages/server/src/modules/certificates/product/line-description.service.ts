import type { Ctx } from '../../../context/context.ts'
import { openPages } from '../../documents/issued/issued.service.ts'
import type { LineDescription, Product } from '../../orders/product.ts'
import { type ApplicationRow, listOfLines } from '../application/application.repository.ts'
import { deliveryOf } from '../application/application-status.rules.ts'
import { reasonOf, statusOf, titleOf } from '../application/application-view.ts'
import { momentAt } from '../applications/application.service.ts'
import { noteDownloaded } from '../handover/downloaded.service.ts'
import { attachmentName } from '../mail/content/mail-text.ts'

const describeLine = (ctx: Ctx, row: ApplicationRow, moment: Awaited<ReturnType<typeof momentAt>>): LineDescription => {
  const status = statusOf(row, moment)
  return {
    applicationId: row.id,
    printTaskId: null,
    templateId: row.template_id,
    documentId: row.document_id,
    delivery: deliveryOf(status),
    reason: reasonOf(ctx, row, status),
    validUntil: row.valid_until,
    email: row.email,
  }
}

export const describe: Product['describe'] = async (ctx, lineIds) => {
  const rows = lineIds.length > 0 ? await listOfLines(ctx.sql, lineIds) : []
  const [first] = rows
  if (!first) return new Map()
  const moment = await momentAt(ctx, first.school_id)
  return new Map(rows.map((row) => [row.line_id, describeLine(ctx, row, moment)]))
}

const fileOf = (ctx: Ctx, row: ApplicationRow) => {
  const { document_id, document_state, handed_as, blob_key, key_encrypted, serial } = row
  if (document_id === null || document_state !== 'issued' || handed_as !== 'file') return []
  const open = async () => {
    const pages = await openPages(ctx, { blobKey: blob_key, keyEncrypted: key_encrypted })
    await noteDownloaded(ctx, document_id)
    return pages
  }
  return [{ name: attachmentName(titleOf(row, ctx.language), serial ?? ''), open }]
}

export const files: Product['files'] = async (ctx, lineIds) => {
  const rows = lineIds.length > 0 ? await listOfLines(ctx.sql, lineIds) : []
  return rows.flatMap((row) => fileOf(ctx, row))
}
