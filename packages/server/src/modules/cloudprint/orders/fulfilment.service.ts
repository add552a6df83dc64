import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { moveLine } from '../../orders/lines/order-lines.service.ts'
import type { Product } from '../../orders/product.ts'
import { holdItem } from '../../printing/items/item.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { endWhenPrinted } from '../files/after-print.service.ts'
import { findKept } from '../files/print-file.repository.ts'
import { endAtPrinters } from './end-at-printers.service.ts'
import { notifyReady } from './print-messages.ts'
import { changeTask, listOfLines, lockOfLines, type TaskRow } from './print-task.repository.ts'

/** Nobody decides about a print. */
export const payable: Product['payable'] = async () => {}

const allowPrinting = async (ctx: Ctx, task: TaskRow) => {
  if (!(await findKept(ctx.sql, task.person_id, task.file_id))) throw refuse('print_file_gone')
  const { printDays } = await readSettings(ctx.sql, task.school_id)
  const now = ctx.now()
  const expiresAt = later(now, printDays * 86_400)
  const { id: itemId } = await holdItem(ctx, {
    schoolId: task.school_id,
    personId: task.person_id,
    kind: 'cloud',
    subjectId: task.id,
    name: task.name,
    nameEn: task.name,
    nameTw: task.name,
    copies: task.copies,
    pagesPerCopy: task.pages_per_copy,
    pageRanges: task.page_ranges,
    attribute: task.attribute,
    media: task.price_kind === 'photo' ? 'photo' : 'a4',
    expiresAt,
  })
  // The message of today says all that the warning of a day before would.
  const warned = printDays <= 1 ? { warned_at: now } : {}
  await changeTask(ctx.sql, task.id, { state: 'to_print', item_id: itemId, expires_at: expiresAt, ...warned })
  await notifyReady(ctx, task, expiresAt)
}

/** A print has not to be made: it waits at the terminals at once. */
export const release: Product['release'] = async (ctx, lineIds) => {
  for (const task of await lockOfLines(ctx.sql, lineIds)) if (task.state === 'unpaid') await allowPrinting(ctx, task)
  return 'done'
}

/** What ended once stays as it ended. The printers are asked before the task is locked, as when they report. */
export const giveUp: Product['giveUp'] = async (ctx, lineIds, why) => {
  for (const { id, item_id, file_id, state } of await listOfLines(ctx.sql, lineIds)) {
    if (state === 'refunded' || state === 'closed') continue
    await endAtPrinters(ctx, { id, itemId: item_id })
    await changeTask(ctx.sql, id, { state: why === 'refunded' ? 'refunded' : 'closed' })
    await endWhenPrinted(ctx, file_id)
  }
}

export const retry: Product['retry'] = async (ctx, lineIds) => {
  const tasks = (await lockOfLines(ctx.sql, lineIds)).filter(({ state }) => state === 'unpaid')
  for (const task of tasks) {
    await allowPrinting(ctx, task)
    await moveLine(ctx, task.line_id, 'done')
  }
  return tasks.length
}
