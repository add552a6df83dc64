import { writePageRanges } from '@campus/contract/printing/print-attributes.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { askDelegate, cancelAllOf } from '../../entrust/entrustments/entrustment.service.ts'
import { endItem, holdItem, itemOf } from '../../printing/items/item.service.ts'
import { renewItem } from '../../printing/items/renew.service.ts'
import { titlesOf } from '../../school/titles.ts'
import type { ApplicationRow } from '../application/application.repository.ts'

const pagesOf = ({ id, pages, valid_until }: ApplicationRow) => {
  if (!pages) throw new Error(`application ${id} has no pages to print`)
  return { pagesPerCopy: pages, pageRanges: writePageRanges([{ from: 1, to: pages }]), expiresAt: valid_until }
}

/** A certificate waits at the terminals; a delegate named before is asked now. */
export const holdPaper = async (ctx: Ctx, row: ApplicationRow) => {
  const { id: itemId } = await holdItem(ctx, {
    schoolId: row.school_id,
    personId: row.person_id,
    kind: 'certificate',
    subjectId: row.id,
    ...titlesOf(row),
    copies: row.copies,
    ...pagesOf(row),
    attribute: 'co_single',
    media: 'a4',
  })
  const isOver = row.valid_until !== null && row.valid_until <= ctx.now()
  if (row.delegate_id && !isOver) await askDelegate(ctx, { itemId, ownerId: row.person_id, delegateId: row.delegate_id })
}

/** A document took the place of another: what was not fetched yet comes out as the new one. */
export const renewPaper = async (ctx: Ctx, row: ApplicationRow) => {
  if (row.way === 'paper' && row.state === 'normal') await renewItem(ctx, 'certificate', row.id, pagesOf(row))
}

/** Nothing more of it comes out, for nobody. Refuses while a printer is at it. */
export const endPaper = (ctx: Ctx, applicationId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await endItem(ctx, 'certificate', applicationId)
    const item = await itemOf(ctx, 'certificate', applicationId)
    if (item) await cancelAllOf(ctx, item.id)
  })
