import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { type ItemState, shown } from '../posts/item.repository.ts'
import { filtered, type ItemFilter } from '../posts/item-list.repository.ts'

export interface CustodyFilter extends ItemFilter {
  readonly state?: ItemState | undefined
  readonly concern?: 'reported' | 'custody' | 'claimed' | 'cards' | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const undecidedReports = fragment<number>`(select count(*)::int from lost_report where lost_report.item_id = lost_item.id
  and (lost_item.reviewed_at is null or lost_report.created_at > lost_item.reviewed_at))`

const wanted = (sql: Sql, { state, concern, from, before, ...filter }: CustodyFilter) => {
  let among = filtered(sql, filter)
  if (state) among = among.where('lost_item.state', '=', state)
  if (from) among = among.where('lost_item.created_at', '>=', from)
  if (before) among = among.where('lost_item.created_at', '<', before)
  if (concern === 'reported') among = among.where('lost_item.ended_at', 'is', null).where(undecidedReports, '>', 0)
  if (concern === 'custody') among = among.where('lost_item.ended_at', 'is', null).where('lost_item.custody_at', 'is not', null)
  if (concern === 'cards') among = among.where('lost_item.ended_at', 'is', null).where('lost_item.kind', '=', 'card')
  if (concern === 'claimed')
    among = among.where((row) =>
      row.exists(
        row.selectFrom('lost_claim').whereRef('item_id', '=', 'lost_item.id').where('lost_claim.state', 'in', ['waiting', 'accepted']),
      ),
    )
  return among
}

export const listAll = (sql: Sql, filter: CustodyFilter, page: Page) =>
  onPage(shown(wanted(sql, filter)).select(undecidedReports.as('reports')).orderBy('lost_item.id', 'desc'), page).execute()

export const countAll = (sql: Sql, filter: CustodyFilter) => countRows(wanted(sql, filter))

export const findReported = (sql: Sql, schoolId: string) =>
  waitingRows(wanted(sql, { schoolId, concern: 'reported' }), 'lost_item.created_at')

export const listReports = (sql: Sql, itemId: string) =>
  sql
    .selectFrom('lost_report')
    .where('item_id', '=', itemId)
    .select(['reason', 'notes', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()

export const listPeople = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.school_id', '=', schoolId)
    .where(fragment<boolean>`person.id = any(${ids}::uuid[])`)
    .select(['person.id', 'person.name', 'person.name_pinyin', 'person.number'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .execute()
