import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { items, shown } from './item.repository.ts'

export interface ItemFilter {
  readonly schoolId: string
  readonly side?: Column<'lost_item', 'side'> | undefined
  readonly kind?: Column<'lost_item', 'kind'> | undefined
  readonly placeId?: string | undefined
  readonly words?: string | undefined
}

interface Wanted extends ItemFilter {
  readonly view: 'open' | 'posted' | 'claimed'
  readonly personId: string
  readonly now: Date
}

export const filtered = (sql: Sql, { schoolId, side, kind, placeId, words }: ItemFilter) => {
  let among = items(sql).where('lost_item.school_id', '=', schoolId)
  if (side) among = among.where('lost_item.side', '=', side)
  if (kind) among = among.where('lost_item.kind', '=', kind)
  if (placeId) among = among.where('lost_item.place_id', '=', placeId)
  if (words) among = among.where('lost_item.search_text', 'like', containing(words.toLowerCase()))
  return among
}

const seenBy = (sql: Sql, { view, personId, now, ...filter }: Wanted) => {
  const among = filtered(sql, filter)
  if (view === 'open') return among.where('lost_item.state', '=', 'open').where('lost_item.expires_at', '>', now)
  if (view === 'posted') return among.where('lost_item.person_id', '=', personId)
  // A card of mine that was found is mine to claim.
  return among.where((row) =>
    row.or([
      row('lost_item.owner_id', '=', personId),
      row.exists(row.selectFrom('lost_claim').whereRef('item_id', '=', 'lost_item.id').where('lost_claim.person_id', '=', personId)),
    ]),
  )
}

const comparedAtOnce = 500

/** What others lost or found and nobody was promised, the newest; cards are left out. */
export const listComparable = (
  sql: Sql,
  { schoolId, personId, side, now }: { schoolId: string; personId: string; side: Column<'lost_item', 'side'>; now: Date },
) =>
  shown(
    filtered(sql, { schoolId, side })
      .where('lost_item.state', '=', 'open')
      .where('lost_item.expires_at', '>', now)
      .where('lost_item.kind', '<>', 'card')
      .where('lost_item.person_id', '<>', personId)
      .where((row) =>
        row.not(
          row.exists(row.selectFrom('lost_claim').whereRef('item_id', '=', 'lost_item.id').where('lost_claim.state', '=', 'accepted')),
        ),
      ),
  )
    .orderBy('lost_item.id', 'desc')
    .limit(comparedAtOnce)
    .execute()

export const listItems = (sql: Sql, wanted: Wanted, page: Page) =>
  onPage(shown(seenBy(sql, wanted)).orderBy('lost_item.id', 'desc'), page).execute()

export const countItems = (sql: Sql, wanted: Wanted) => countRows(seenBy(sql, wanted))
