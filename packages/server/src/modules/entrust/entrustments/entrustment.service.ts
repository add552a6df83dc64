import { type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { endCodesOf } from '../../printing/codes/code.service.ts'
import { itemOf } from '../../printing/items/item.service.ts'
import { lockRight } from '../../printing/items/right.service.ts'
import type { Printable } from '../../printing/printable.ts'
import { latestDeadline, mayEndAt } from './deadline.rules.ts'
import { notifyAsked, notifyEnded } from './entrust-messages.ts'
import {
  type EntrustmentRow,
  endEntrustment,
  findEntrustment,
  insertEntrustment,
  listInProgress,
  lockItem,
} from './entrustment.repository.ts'
import { delegateNameIn } from './entrustment-names.ts'
import { noteAction } from './pick-up-action.service.ts'

type Ending = Parameters<typeof endEntrustment>[2]

/** Ends what is held by its item: the delegate's code ends with it. The other side is notified. */
const close = async (ctx: Ctx, row: EntrustmentRow, ending: Ending) => {
  await endEntrustment(ctx.sql, row.id, ending, ctx.now())
  await endCodesOf(ctx, { itemId: row.item_id, personId: row.delegate_id })
  await resolveMessages(ctx, 'entrustment', row.id)
  await notifyEnded(ctx, row, ending)
}

/** The same, as part of the timeline of the item; that nothing is left is in the timeline anyway. */
export const end = async (ctx: Ctx, printable: Printable, row: EntrustmentRow, ending: Ending) => {
  await close(ctx, row, ending)
  if (ending !== 'over') await noteAction(ctx, printable, row, ending)
}

/** There is nothing left that others could fetch. */
export const cancelAllOf = (ctx: Ctx, itemId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockItem(ctx.sql, itemId)
    for (const row of await listInProgress(ctx.sql, itemId, ctx.now())) await close(ctx, row, 'over')
  })

/** What others were to fetch stays with its owner. */
export const withdrawAllOf = (ctx: Ctx, printable: Printable, itemId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockItem(ctx.sql, itemId)
    for (const row of await listInProgress(ctx.sql, itemId, ctx.now()))
      await end(ctx, printable, row, row.is_open ? 'withdrawn' : 'expired')
  })

interface Entrusting {
  readonly itemId: string
  readonly ownerId: string
  readonly delegateId: string
  /** All that nobody fetches yet, and as long as may be, unless named. */
  readonly copies?: number | undefined
  readonly deadline?: Date | undefined
}

const listOpen = async (ctx: Ctx, itemId: string) => (await listInProgress(ctx.sql, itemId, ctx.now())).filter((row) => row.is_open)

/** Asks the delegate named before to fetch copies of an item for its owner. */
export const askDelegate = (ctx: Ctx, { itemId, ownerId, delegateId, ...wanted }: Entrusting): Promise<EntrustmentRow> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const { item } = await lockRight(ctx, itemId, ownerId)
    if (item.person_id !== ownerId) throw refuse('not_found')
    const open = await listOpen(ctx, itemId)
    if (open.some((row) => row.delegate_id === delegateId)) throw refuse('entrusted_already')
    const { deadline = latestDeadline(now, item.expires_at) } = wanted
    if (!mayEndAt(deadline, now, item.expires_at)) throw refuse('entrust_deadline')
    const out = await itemOf(ctx, item.kind, item.subject_id)
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
    await notifyAsked(ctx, row)
    return row
  })

const maxPerDay = 20

/** Each is a message to somebody who did not ask for it. */
const requireTurn = async (ctx: Ctx, ownerId: string) => {
  const { count, secondsLeft } = await countAttempt(ctx, `entrust:${ownerId}`, 86_400)
  if (count > maxPerDay) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

/** Entrusts somebody, as part of the timeline of the item. Expired ones free their copies before the sweep removes them. */
export const entrustTo = (ctx: Ctx, printable: Printable, wanted: Entrusting): Promise<EntrustmentRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockItem(ctx.sql, wanted.itemId)
    await requireTurn(ctx, wanted.ownerId)
    for (const row of await listInProgress(ctx.sql, wanted.itemId, ctx.now())) if (!row.is_open) await end(ctx, printable, row, 'expired')
    const row = await askDelegate(ctx, wanted)
    await noteAction(ctx, printable, row, 'entrusted')
    return row
  })

/** Who fetches copies of an item now, last asked first; with names masked as in the lookup. */
export const delegatesOf = async (ctx: Ctx, itemId: string) =>
  (await listOpen(ctx, itemId)).map((row) => ({
    id: row.delegate_id,
    name: delegateNameIn(row, ctx.language),
    number: row.delegate_number,
  }))
