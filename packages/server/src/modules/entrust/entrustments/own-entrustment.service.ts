import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  answerEntrustment,
  cancelEntrustment,
  Entrustment,
  entrustable,
  entrustment,
  entrustments,
  saveEntrustment,
} from '@campus/contract/entrust/entrustments.ts'
import { PrintKind } from '@campus/contract/printing/items.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { Page } from '../../../platform/db/paging.ts'
import { refuse } from '../../../platform/refuse.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { lockRight } from '../../printing/items/right.service.ts'
import { printables } from '../../printing/printing.extension.ts'
import { titlesOf } from '../../school/titles.ts'
import { requireDelegate } from '../delegates/delegate.service.ts'
import { latestDeadline } from './deadline.rules.ts'
import { notifyAccepted } from './entrust-messages.ts'
import {
  acceptOnce,
  countOwn,
  type EntrustmentRow,
  findEntrustment,
  findWaiting,
  listAllOf,
  listEntrustable,
  listOpenWith,
  listOwn,
  lockItem,
  type OwnFilter,
} from './entrustment.repository.ts'
import { end, entrustTo } from './entrustment.service.ts'
import { present } from './entrustment-view.ts'
import { noteAction, printableOf } from './pick-up-action.service.ts'

const find = async (ctx: CallerCtx, wanted: Omit<OwnFilter, 'personId' | 'now'>, page: Page) => {
  const { personId } = ctx.caller
  const filter = { ...wanted, personId, now: ctx.now() }
  const rows = await listOwn(ctx.sql, filter, page)
  const found = rows.map((row) => ({
    subjectId: row.subject_id,
    entrustment: present(row, { personId, language: ctx.language }, filter.now),
  }))
  return { rows: found, total: await countOwn(ctx.sql, filter) }
}

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...wanted }: InputOf<typeof entrustments>,
): Promise<OutputOf<typeof entrustments>> => {
  const { rows, total } = await find(ctx, wanted, { pageNum, pageSize })
  return { rows: rows.map((row) => row.entrustment), total }
}

/** What the caller is to fetch for others, or may say no to. */
export const errandsWaiting = (ctx: CallerCtx) =>
  findWaiting(ctx.sql, { personId: ctx.caller.personId, part: 'delegate', state: 'in_progress', now: ctx.now() })

/** With what is behind each, for those whose things are fetched; only an owner may learn of that. */
export const listOfKind = (ctx: CallerCtx, kind: PrintKind, page: Page) => find(ctx, { kind }, page)

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof entrustment>): Promise<Entrustment> => {
  const { personId } = ctx.caller
  const row = await findEntrustment(ctx.sql, id, ctx.now())
  if (!row || (row.owner_id !== personId && row.delegate_id !== personId)) throw refuse('not_found')
  return present(row, { personId, language: ctx.language }, ctx.now())
}

const maxEntrustable = 100

export const listFree = async (ctx: CallerCtx): Promise<OutputOf<typeof entrustable>> =>
  (await listEntrustable(ctx.sql, ctx.caller.personId, ctx.now(), maxEntrustable)).map((row) => ({
    ...titlesOf(row),
    itemId: row.id,
    kind: PrintKind.parse(row.kind),
    copiesLeft: row.copies_left,
    latest: latestDeadline(ctx.now(), row.expires_at).toISOString(),
  }))

export const save = (ctx: CallerCtx, { itemId, delegateNumber, copies, deadline }: InputOf<typeof saveEntrustment>): Promise<Entrustment> =>
  inTransaction(ctx, async (ctx) => {
    const { personId: ownerId } = ctx.caller
    const { item } = await lockRight(ctx, itemId, ownerId)
    if (item.person_id !== ownerId) throw refuse('not_found')
    const printable = printables.of(ctx)[PrintKind.parse(item.kind)]
    await printable.mayPrint(ctx, item.subject_id)
    const { id: delegateId } = await requireDelegate(ctx, delegateNumber)
    const row = await entrustTo(ctx, printable, { itemId, ownerId, delegateId, copies, deadline: new Date(deadline) })
    return present(row, { personId: ownerId, language: ctx.language }, ctx.now())
  })

/** Locks an open one for the side whose answer is pending; for everybody else it is treated as missing. */
const holdOpen = async (ctx: CallerCtx, id: string, whose: 'owner_id' | 'delegate_id'): Promise<EntrustmentRow> => {
  const found = await findEntrustment(ctx.sql, id, ctx.now())
  if (found?.[whose] !== ctx.caller.personId) throw refuse('not_found')
  await lockItem(ctx.sql, found.item_id)
  const row = await findEntrustment(ctx.sql, id, ctx.now())
  if (!row?.is_open) throw refuse('entrust_over')
  return row
}

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelEntrustment>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await holdOpen(ctx, id, 'owner_id')
    await end(ctx, printableOf(ctx, row), row, 'withdrawn')
    return null
  })

/** A delegate who accepted may still decline. */
export const answer = (ctx: CallerCtx, { id, accepts }: InputOf<typeof answerEntrustment>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await holdOpen(ctx, id, 'delegate_id')
    const printable = printableOf(ctx, row)
    if (!accepts) await end(ctx, printable, row, 'declined')
    else if (await acceptOnce(ctx.sql, id, ctx.now())) {
      await noteAction(ctx, printable, row, 'accepted')
      await resolveMessages(ctx, 'entrustment', id)
      await notifyAccepted(ctx, row)
    }
    return null
  })

/** Somebody leaves: nobody fetches for them any more, and they fetch for nobody. */
export const forgetEntrustments = (ctx: Ctx, personId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const { id, item_id } of await listOpenWith(ctx.sql, personId, ctx.now())) {
      await lockItem(ctx.sql, item_id)
      const row = await findEntrustment(ctx.sql, id, ctx.now())
      if (row?.is_open) await end(ctx, printableOf(ctx, row), row, row.owner_id === personId ? 'withdrawn' : 'declined')
    }
  })

export const exportEntrustments = (ctx: Ctx, personId: string) => listAllOf(ctx.sql, personId)
