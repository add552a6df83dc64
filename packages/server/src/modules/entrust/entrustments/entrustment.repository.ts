import type { Entrustment, EntrustState } from '@campus/contract/entrust/entrustments.ts'
import type { PrintKind } from '@campus/contract/printing/items.ts'
import { sql as fragment, type RawBuilder } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Held until the end of the transaction: whatever changes what is printed, or who prints it, holds the item first. */
export const lockItem = (sql: Sql, id: string) =>
  sql.selectFrom('print_item').where('id', '=', id).select(['id', 'state']).forUpdate().executeTakeFirst()

/** It can still be fetched: nobody ended it, its time is not over, and there is something left to print. */
const isOpen = (now: Date): RawBuilder<boolean> =>
  fragment<boolean>`(entrustment.state = 'in_progress' and entrustment.deadline > ${now} and item.state = 'waiting')`

const entrustments = (sql: Sql) =>
  sql
    .selectFrom('entrustment')
    .innerJoin('print_item as item', 'item.id', 'entrustment.item_id')
    .innerJoin('person as owner', 'owner.id', 'entrustment.owner_id')
    .innerJoin('person as delegate', 'delegate.id', 'entrustment.delegate_id')

const fetched = fragment<Entrustment['fetched']>`coalesce((
  select json_agg(json_build_object('at', errand.at, 'copies', errand.copies, 'place', json_build_object(
    'name', terminal.name, 'nameEn', terminal.name_en, 'nameTw', terminal.name_tw,
    'location', terminal.location, 'locationEn', terminal.location_en, 'locationTw', terminal.location_tw
  )) order by errand.id)
  from entrustment_fetch as errand join terminal on terminal.id = errand.terminal_id where errand.entrustment_id = entrustment.id
), '[]')`.as('fetched')

const shown = (sql: Sql, now: Date) =>
  entrustments(sql)
    .selectAll('entrustment')
    .select(['item.kind', 'item.subject_id', 'item.name', 'item.name_en', 'item.name_tw', 'item.state as item_state'])
    .select('item.ended_at as item_ended_at')
    .select(['owner.name as owner_name', 'owner.name_pinyin as owner_pinyin', 'owner.number as owner_number'])
    .select(['delegate.name as delegate_name', 'delegate.name_pinyin as delegate_pinyin', 'delegate.number as delegate_number'])
    .select([isOpen(now).as('is_open'), fetched])

export type EntrustmentRow = NonNullable<Awaited<ReturnType<typeof findEntrustment>>>

export const findEntrustment = (sql: Sql, id: string, now: Date) => shown(sql, now).where('entrustment.id', '=', id).executeTakeFirst()

export interface OwnFilter {
  readonly personId: string
  readonly part?: 'owner' | 'delegate' | undefined
  readonly state?: EntrustState | undefined
  readonly kind?: PrintKind | undefined
  readonly now: Date
}

const statuses: Record<EntrustState, (now: Date) => RawBuilder<boolean>> = {
  in_progress: isOpen,
  finished: () => fragment<boolean>`(entrustment.state = 'finished')`,
  cancelled: (now) => fragment<boolean>`(entrustment.state <> 'finished' and not ${isOpen(now)})`,
}

const own = <Query extends ReturnType<typeof entrustments>>(rows: Query, { personId, part, state, kind, now }: OwnFilter) => {
  const mine = rows.where((row) => {
    const [asOwner, asDelegate] = [row('entrustment.owner_id', '=', personId), row('entrustment.delegate_id', '=', personId)]
    if (part === undefined) return row.or([asOwner, asDelegate])
    return part === 'owner' ? asOwner : asDelegate
  })
  const status = state ? mine.where(statuses[state](now)) : mine
  return (kind ? status.where('item.kind', '=', kind) : status) as Query
}

export const listOwn = (sql: Sql, filter: OwnFilter, page: Page) =>
  onPage(own(shown(sql, filter.now), filter).orderBy('entrustment.id', 'desc'), page).execute()

export const countOwn = (sql: Sql, filter: OwnFilter) => countRows(own(entrustments(sql), filter))

export const findWaiting = (sql: Sql, filter: OwnFilter) =>
  waitingRows(own(entrustments(sql), filter), 'entrustment.created_at', 'entrustment.deadline')

/** Not ended by anybody, whether or not its time is over; the newest first. */
export const listInProgress = (sql: Sql, itemId: string, now: Date) =>
  shown(sql, now)
    .where('entrustment.item_id', '=', itemId)
    .where('entrustment.state', '=', 'in_progress')
    .orderBy('entrustment.id', 'desc')
    .execute()

/** What somebody has to do with and can still be fetched, item by item. */
export const listOpenWith = (sql: Sql, personId: string, now: Date) =>
  own(shown(sql, now), { personId, state: 'in_progress', now }).orderBy('entrustment.item_id').execute()

/** Nothing comes back where the same person fetches it already. */
export const insertEntrustment = (sql: Sql, row: NewRow<'entrustment'>) =>
  sql
    .insertInto('entrustment')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const acceptOnce = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('entrustment')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const endEntrustment = (sql: Sql, id: string, ending: 'withdrawn' | 'declined' | 'expired' | 'over', now: Date) =>
  sql.updateTable('entrustment').set({ state: 'cancelled', ending, ended_at: now }).where('id', '=', id).execute()

/** What of somebody's own waits to be printed, with the copies that nobody fetches yet; the newest first. */
export const listEntrustable = (sql: Sql, personId: string, now: Date, limit: number) => {
  const open = fragment<number>`coalesce((
    select sum(entrustment.copies - entrustment.printed) from entrustment
    where entrustment.item_id = item.id and entrustment.state = 'in_progress' and entrustment.deadline > ${now}
  ), 0)`
  const free = fragment<number>`(item.copies - item.pages_out / item.pages_per_copy - ${open})::int`
  return sql
    .selectFrom('print_item as item')
    .where('item.person_id', '=', personId)
    .where('item.state', '=', 'waiting')
    .where((row) => row.or([row('item.expires_at', 'is', null), row('item.expires_at', '>', now)]))
    .where(fragment<boolean>`${free} > 0`)
    .select(['item.id', 'item.kind', 'item.name', 'item.name_en', 'item.name_tw', 'item.expires_at'])
    .select(free.as('copies_left'))
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()
}

/** What somebody entrusted to others and others to them, for their own copy. */
export const listAllOf = (sql: Sql, personId: string) =>
  entrustments(sql)
    .where((row) => row.or([row('entrustment.owner_id', '=', personId), row('entrustment.delegate_id', '=', personId)]))
    .select(['item.name as title', 'entrustment.copies', 'entrustment.printed', 'entrustment.state'])
    .select(fragment<boolean>`(entrustment.owner_id = ${personId})`.as('is_mine'))
    .select(['entrustment.deadline', 'entrustment.created_at', 'entrustment.ended_at'])
    .orderBy('entrustment.id')
    .execute()
