import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { closeLostItem, lostItem, lostItems, renewLostItem } from '@campus/contract/lostfound/items.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listClaimsOn } from '../claims/claim.repository.ts'
import { isStaff, presentClaim } from '../claims/claim-view.ts'
import { endItem } from '../claims/ending.service.ts'
import { findItem, hasReported, type ItemRow, lockItem, updateItem } from '../posts/item.repository.ts'
import { expiryOf, isCardOfAnother, isOver, isOwnCard, isShown } from '../posts/item.rules.ts'
import { countItems, listItems } from '../posts/item-list.repository.ts'
import { photosOf, presentRow } from '../posts/item-view.ts'
import { similarTo } from '../posts/similar.service.ts'

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...given }: InputOf<typeof lostItems>,
): Promise<OutputOf<typeof lostItems>> => {
  const { schoolId, personId } = ctx.caller
  const wanted = { schoolId, personId, now: ctx.now(), ...given }
  const rows = await listItems(ctx.sql, wanted, { pageNum, pageSize })
  return { rows: rows.map((row) => presentRow(ctx, row)), total: await countItems(ctx.sql, wanted) }
}

/** All claims on a post for who answers them, their own for everybody else. */
const claimsSeenBy = async (ctx: CallerCtx, row: ItemRow) => {
  const answersHere = row.custody_at === null ? row.person_id === ctx.caller.personId : isStaff(ctx)
  const claims = await listClaimsOn(ctx.sql, row.id)
  return answersHere ? claims : claims.filter(({ person_id }) => person_id === ctx.caller.personId)
}

export const presentItem = async (ctx: CallerCtx, row: ItemRow): Promise<OutputOf<typeof lostItem>> => {
  const { personId } = ctx.caller
  const now = ctx.now()
  const isMine = row.person_id === personId
  const claims = await claimsSeenBy(ctx, row)
  const hasClaimed = claims.some((claim) => claim.person_id === personId && claim.state !== 'withdrawn')
  const isFree = isShown(row, now) && !isMine
  const mayClaim = isFree && !hasClaimed && !row.is_promised && !isCardOfAnother(row, personId)
  return {
    ...presentRow(ctx, row),
    description: row.description,
    photos: photosOf(ctx, row),
    question: isMine || mayClaim || hasClaimed ? row.question : '',
    custodyPlace: row.custody_place ?? '',
    notes: isMine ? row.notes : '',
    isMyCard: isOwnCard(row, personId),
    mayClaim,
    mayClose: isMine && !isOver(row) && row.custody_at === null,
    mayRenew: isMine && isShown(row, now) && row.renewed_at === null,
    mayReport: isFree && !(await hasReported(ctx.sql, row.id, personId)),
    claims: claims.map((claim) => presentClaim(ctx, row, claim)),
    similar: isMine && isShown(row, now) && !row.is_promised ? await similarTo(ctx, row) : [],
  }
}

/** What is hidden or over is there for those who had to do with it; to everybody else it is missing. */
export const findVisible = async (ctx: CallerCtx, id: string): Promise<OutputOf<typeof lostItem> | undefined> => {
  const row = await findItem(ctx.sql, ctx.caller.schoolId, id)
  const item = row && (await presentItem(ctx, row))
  const isVisible = item && (isShown(row, ctx.now()) || item.isMine || item.isMyCard || item.claims.length > 0)
  return isVisible ? item : undefined
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof lostItem>): Promise<OutputOf<typeof lostItem>> => {
  const item = await findVisible(ctx, id)
  if (!item) throw refuse('not_found')
  return item
}

const lockOwn = async (ctx: CallerCtx, id: string) => {
  const item = await lockItem(ctx.sql, ctx.caller.schoolId, id)
  if (item?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return item
}

export const close = (ctx: CallerCtx, { id }: InputOf<typeof closeLostItem>) =>
  inTransaction(ctx, async (ctx) => {
    const item = await lockOwn(ctx, id)
    if (isOver(item)) throw refuse('lost_item_over')
    if (item.custody_at !== null) throw refuse('lost_item_in_custody')
    await endItem(ctx, item, { state: 'closed' })
    return null
  })

export const renew = (ctx: CallerCtx, { id }: InputOf<typeof renewLostItem>): Promise<OutputOf<typeof renewLostItem>> =>
  inTransaction(ctx, async (ctx) => {
    const item = await lockOwn(ctx, id)
    if (!isShown(item, ctx.now())) throw refuse('lost_item_over')
    if (item.renewed_at !== null) throw refuse('lost_item_renewed')
    const expiresAt = expiryOf(item.expires_at)
    await updateItem(ctx.sql, id, { expires_at: expiresAt, renewed_at: ctx.now(), reminded_at: null })
    return { expiresAt: expiresAt.toISOString() }
  })
