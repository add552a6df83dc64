import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { ownPrintItem, ownPrintItems, PrintKind } from '@campus/contract/printing/items.ts'
import type { PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { endCodes } from '../queue/code.repository.ts'
import { cancelWaiting, findActive } from '../queue/job.repository.ts'
import { copiesOut } from './copies.rules.ts'
import { countPrintable, findHeld, listPrintable } from './holder.repository.ts'
import { changeItem, findBySubject, findWaiting, type ItemRow, insertItem, lockIfFree } from './item.repository.ts'
import { presentItem } from './item-view.ts'

interface Held {
  readonly schoolId: string
  readonly personId: string
  readonly kind: PrintKind
  readonly subjectId: string
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
  readonly copies: number
  readonly pagesPerCopy: number
  readonly pageRanges: string
  readonly attribute: PrintAttribute
  readonly media: 'a4' | 'photo'
  readonly expiresAt: Date | null
}

/** Queues an item for printing; idempotent. */
export const holdItem = async (ctx: Ctx, held: Held): Promise<{ id: string }> => {
  const inserted = await insertItem(ctx.sql, {
    school_id: held.schoolId,
    person_id: held.personId,
    kind: held.kind,
    subject_id: held.subjectId,
    name: held.name,
    name_en: held.nameEn,
    name_tw: held.nameTw,
    copies: held.copies,
    pages_per_copy: held.pagesPerCopy,
    page_ranges: held.pageRanges,
    attribute: held.attribute,
    media: held.media,
    expires_at: held.expiresAt,
    created_at: ctx.now(),
  })
  const item = inserted ?? (await findBySubject(ctx.sql, held.kind, held.subjectId))
  if (!item) throw new Error(`no item for ${held.kind} ${held.subjectId}`)
  return { id: item.id }
}

const countsOf = (item: ItemRow) => ({ pagesOut: item.pages_out, copiesOut: copiesOut(item) })

/** How far a subject is on paper, if it ever waited for that. */
export const itemOf = async (ctx: Ctx, kind: PrintKind, subjectId: string) => {
  const item = await findBySubject(ctx.sql, kind, subjectId)
  return item && { id: item.id, state: item.state, copies: item.copies, ...countsOf(item) }
}

/** Nothing more of it comes out: its codes end and what was queued is taken back. Refuses while a printer is at it. */
export const endItem = (ctx: Ctx, kind: PrintKind, subjectId: string): Promise<{ pagesOut: number; copiesOut: number } | undefined> =>
  inTransaction(ctx, async (ctx) => {
    const found = await findBySubject(ctx.sql, kind, subjectId)
    if (!found) return undefined
    const item = await lockIfFree(ctx.sql, found.id)
    if (!item) throw refuse('being_printed')
    if (item.state !== 'waiting') return countsOf(item)
    const now = ctx.now()
    await cancelWaiting(ctx.sql, { itemId: item.id }, now)
    if (await findActive(ctx.sql, item.id)) throw refuse('being_printed')
    await endCodes(ctx.sql, { itemId: item.id }, now)
    await changeItem(ctx.sql, item.id, { state: 'ended', ended_at: now })
    return countsOf(item)
  })

/** What somebody can print now: their own and what they fetch for others, the newest first. */
export const presentItems = async (
  ctx: Ctx,
  personId: string,
  page: { readonly pageNum: number; readonly pageSize: number },
): Promise<OutputOf<typeof ownPrintItems>> => {
  const now = ctx.now()
  const rows = await listPrintable(ctx.sql, personId, now, page)
  return { rows: rows.map((row) => presentItem(row, personId, ctx)), total: await countPrintable(ctx.sql, personId, now) }
}

/** One item as somebody sees it who has to do with it. */
export const itemFor = async (ctx: Ctx, personId: string, itemId: string): Promise<OutputOf<typeof ownPrintItem>> => {
  const row = await findHeld(ctx.sql, personId, itemId, ctx.now())
  if (!row) throw refuse('not_found')
  return presentItem(row, personId, ctx)
}

export const listOwn = (ctx: CallerCtx, page: InputOf<typeof ownPrintItems>) => presentItems(ctx, ctx.caller.personId, page)

export const readOwn = (ctx: CallerCtx, { id }: InputOf<typeof ownPrintItem>) => itemFor(ctx, ctx.caller.personId, id)

/** What of the caller's own waits at the terminals. */
export const pickUpWaiting = (ctx: CallerCtx) => findWaiting(ctx.sql, ctx.caller.personId, ctx.now())
