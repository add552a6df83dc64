import type { Ctx } from '../../../platform/context.ts'
import { documentById, openPages } from '../../documents/issuing/issued.service.ts'
import type { Goods, LineLook } from '../../orders/goods.ts'
import { type ApplicationRow, listOfLines } from '../applications/application.repository.ts'
import { momentAt } from '../applications/application.service.ts'
import { reasonOf, standingOf, titleOf } from '../applications/application-view.ts'
import { noteDownloaded } from '../applications/downloaded.service.ts'
import { deliveryOf } from '../applications/standing.rules.ts'

const lookAt = (ctx: Ctx, row: ApplicationRow, moment: Awaited<ReturnType<typeof momentAt>>): LineLook => {
  const standing = standingOf(row, moment)
  return {
    applicationId: row.id,
    documentId: row.document_id,
    delivery: deliveryOf(standing),
    reason: reasonOf(ctx, row, standing),
    validUntil: row.valid_until,
    email: row.email,
  }
}

export const describe: Goods['describe'] = async (ctx, lineIds) => {
  const rows = lineIds.length > 0 ? await listOfLines(ctx.sql, lineIds) : []
  const [first] = rows
  if (!first) return new Map()
  const moment = await momentAt(ctx, first.school_id)
  return new Map(rows.map((row) => [row.line_id, lookAt(ctx, row, moment)]))
}

const fileOf = async (ctx: Ctx, row: ApplicationRow) => {
  const document = row.document_id && row.document_state === 'issued' ? await documentById(ctx, row.document_id) : undefined
  if (!document) return []
  const open = async () => {
    const pages = await openPages(ctx, document)
    await noteDownloaded(ctx, document.id)
    return pages
  }
  return [{ name: `${titleOf(row, ctx.language)}-${document.serial}.pdf`, open }]
}

export const files: Goods['files'] = async (ctx, lineIds) => {
  const rows = lineIds.length > 0 ? await listOfLines(ctx.sql, lineIds) : []
  return (await Promise.all(rows.map((row) => fileOf(ctx, row)))).flat()
}
