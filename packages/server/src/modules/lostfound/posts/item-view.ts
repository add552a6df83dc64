import { say } from '@campus/contract/language.ts'
import type { LostItemRow } from '@campus/contract/lostfound/items.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { fileAddress } from '../../files/file.service.ts'
import type { ItemRow } from './item.repository.ts'

/** Where it was; the own words about the place of a card are for its two sides and the office alone. */
export const placeOf = (ctx: CallerCtx, row: ItemRow, isPrivy = true) => {
  const building = row.place_name === null ? '' : say([row.place_name, row.place_name_en ?? '', row.place_name_tw ?? ''], ctx.language)
  return [building, row.kind === 'card' && !isPrivy ? '' : row.place_text].filter(Boolean).join(' · ')
}

export const photosOf = (ctx: CallerCtx, { image_ids }: Pick<ItemRow, 'image_ids'>) =>
  image_ids.map((id) => fileAddress(ctx, id, ctx.caller.personId))

/** A post as everybody may see it. */
export const presentRow = (ctx: CallerCtx, row: ItemRow): LostItemRow => {
  const { personId } = ctx.caller
  const isMine = row.person_id === personId
  return {
    id: row.id,
    side: row.side,
    kind: row.kind,
    title: row.title,
    place: placeOf(ctx, row, isMine || row.owner_id === personId),
    happenedAt: row.happened_at.toISOString(),
    photo: photosOf(ctx, row)[0] ?? null,
    state: row.state,
    postedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isMine,
    isInCustody: row.custody_at !== null,
    isPromised: row.is_promised,
    waiting: isMine && row.custody_at === null ? row.waiting : 0,
  }
}
