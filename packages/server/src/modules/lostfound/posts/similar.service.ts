import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxSimilar, type similarLostItems } from '@campus/contract/lostfound/items.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { notifySimilar } from '../lost-messages.ts'
import type { ItemRow, LockedItem } from './item.repository.ts'
import { listComparable } from './item-list.repository.ts'
import { presentRow } from './item-view.ts'
import { type Comparable, compare } from './similar.rules.ts'

const comparableOf = ({ side, kind, title, place_id, happened_at }: LockedItem | ItemRow): Comparable => ({
  side,
  kind,
  title,
  placeId: place_id,
  happenedAt: happened_at,
})

/** Open posts of others that may be the same thing, the best first. */
const listSimilar = async (ctx: CallerCtx, given: Comparable) => {
  if (given.kind === 'card') return []
  const { schoolId, personId } = ctx.caller
  const others = await listComparable(ctx.sql, { schoolId, personId, side: given.side === 'lost' ? 'found' : 'lost', now: ctx.now() })
  return others
    .map((row) => ({ row, ...compare(given, comparableOf(row)) }))
    .filter(({ likeness }) => likeness !== 'none')
    .toSorted((one, other) => other.points - one.points)
    .slice(0, maxSimilar)
}

export const readSimilar = async (
  ctx: CallerCtx,
  { side, kind, title, placeId, happenedAt }: InputOf<typeof similarLostItems>,
): Promise<OutputOf<typeof similarLostItems>> =>
  (await listSimilar(ctx, { side, kind, title, placeId: placeId ?? null, happenedAt: new Date(happenedAt) })).map(({ row }) =>
    presentRow(ctx, row),
  )

export const similarTo = async (ctx: CallerCtx, item: ItemRow) =>
  (await listSimilar(ctx, comparableOf(item))).map(({ row }) => presentRow(ctx, row))

/** Tells the authors of earlier posts that fit well. Each pair is compared once: when its later post is written. */
export const tellSimilar = async (ctx: CallerCtx, item: LockedItem) => {
  const likely = (await listSimilar(ctx, comparableOf(item))).filter(({ likeness }) => likeness === 'likely')
  await notifySimilar(ctx, item, [...new Set(likely.map(({ row }) => row.person_id))])
}
