import { maskName } from '@campus/contract/masks.ts'
import type { PrintKind } from '@campus/contract/printing/items.ts'
import { type Ctx, inTransaction } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { endCodesOf } from '../printing/codes/code.service.ts'
import { itemOf } from '../printing/items/item.service.ts'
import { lockRight } from '../printing/items/right.service.ts'
import { latestDeadline, mayEndAt } from './deadline.rules.ts'
import { tellAsked, tellEnded } from './entrust-messages.ts'
import {
  type EntrustmentRow,
  endEntrustment,
  findEntrustment,
  insertEntrustment,
  listInProgress,
  lockItem,
} from './entrustment.repository.ts'

type Ending = Parameters<typeof endEntrustment>[2]

/** Ends what is held by its item: the delegate's code is dead with it. Whoever did not end it hears of it. */
export const end = async (ctx: Ctx, row: EntrustmentRow, ending: Ending) => {
  await endEntrustment(ctx.sql, row.id, ending, ctx.now())
  await endCodesOf(ctx, { itemId: row.item_id, personId: row.delegate_id })
  await tellEnded(ctx, row, ending)
}

/** What others were to fetch stays with its owner, or is gone with it. */
export const cancelAllOf = (ctx: Ctx, itemId: string, ending: Extract<Ending, 'over' | 'withdrawn'> = 'over'): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockItem(ctx.sql, itemId)
    for (const row of await listInProgress(ctx.sql, itemId, ctx.now())) await end(ctx, row, ending)
  })

interface Entrusting {
  readonly itemId: string
  readonly ownerId: string
  readonly delegateId: string
  /** All that nobody fetches yet, and as long as may be, unless named. */
  readonly copies?: number | undefined
  readonly deadline?: Date | undefined
}

/** Those whose time is over make room before anybody has swept them away. */
const listOpen = async (ctx: Ctx, itemId: string) => {
  const rows = await listInProgress(ctx.sql, itemId, ctx.now())
  for (const row of rows) if (!row.is_open) await end(ctx, row, 'expired')
  return rows.filter((row) => row.is_open)
}

/** Asks somebody to fetch copies of an item for its owner. */
export const entrustTo = (ctx: Ctx, { itemId, ownerId, delegateId, ...wanted }: Entrusting): Promise<EntrustmentRow> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const { item } = await lockRight(ctx, itemId, ownerId)
    if (item.person_id !== ownerId) throw refuse('not_found')
    const open = await listOpen(ctx, itemId)
    if (open.some((row) => row.delegate_id === delegateId)) throw refuse('entrusted_already')
    const { deadline = latestDeadline(now, item.expires_at) } = wanted
    if (!mayEndAt(deadline, now, item.expires_at)) throw refuse('entrust_deadline')
    const out = await itemOf(ctx, item.kind as PrintKind, item.subject_id)
    const left = item.copies - (out?.copiesOut ?? 0) - open.reduce((sum, row) => sum + row.copies - row.printed, 0)
    const { copies = left } = wanted
    if (copies < 1 || copies > left) throw refuse('not_so_many_copies')
    const people = { owner_id: ownerId, delegate_id: delegateId }
    const inserted = await insertEntrustment(ctx.sql, {
      school_id: item.school_id,
      item_id: itemId,
      ...people,
      copies,
      deadline,
      created_at: now,
    })
    const row = inserted && (await findEntrustment(ctx.sql, inserted.id, now))
    if (!row) throw refuse('entrusted_already')
    await tellAsked(ctx, row)
    return row
  })

/** Who fetches copies of an item now, the last who was asked first; of their names no more than the lookup tells. */
export const delegatesOf = async (ctx: Ctx, itemId: string) =>
  (await listInProgress(ctx.sql, itemId, ctx.now()))
    .filter((row) => row.is_open)
    .map((row) => ({ id: row.delegate_id, name: maskName(row.delegate_name), number: row.delegate_number }))
