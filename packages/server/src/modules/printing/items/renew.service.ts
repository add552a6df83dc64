import type { PrintKind } from '@campus/contract/printing/items.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cancelWaiting, findActive } from '../queue/job.repository.ts'
import { copiesOut } from './copies.rules.ts'
import { changeItem, findBySubject, lockIfFree } from './item.repository.ts'

interface Renewed {
  readonly pagesPerCopy: number
  readonly pageRanges: string
  readonly expiresAt: Date | null
}

/**
 * Another file replaces the waiting one: complete copies stay counted, all others are printed again, including a broken one.
 * Codes and delegates stay. Refuses while a printer works on it.
 */
export const renewItem = (ctx: Ctx, kind: PrintKind, subjectId: string, { pagesPerCopy, pageRanges, expiresAt }: Renewed): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = await findBySubject(ctx.sql, kind, subjectId)
    if (!found || found.state === 'printed') return
    const item = await lockIfFree(ctx.sql, found.id)
    if (!item) throw refuse('being_printed')
    await cancelWaiting(ctx.sql, { itemId: item.id }, ctx.now())
    if (await findActive(ctx.sql, item.id)) throw refuse('being_printed')
    if (item.state === 'printed') return
    await changeItem(ctx.sql, item.id, {
      state: 'waiting',
      ended_at: null,
      pages_per_copy: pagesPerCopy,
      page_ranges: pageRanges,
      pages_out: copiesOut(item) * pagesPerCopy,
      expires_at: expiresAt,
    })
  })
