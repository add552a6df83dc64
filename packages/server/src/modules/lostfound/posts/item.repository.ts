import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

/** With the names of its place, and how its claims stand. */
export const items = (sql: Sql) => sql.selectFrom('lost_item').leftJoin('campus_place', 'campus_place.id', 'lost_item.place_id')

export const shown = (among: ReturnType<typeof items>) =>
  among
    .selectAll('lost_item')
    .select(['campus_place.name as place_name', 'campus_place.name_en as place_name_en', 'campus_place.name_tw as place_name_tw'])
    .select([
      fragment<number>`(select count(*)::int from lost_claim where item_id = lost_item.id and lost_claim.state = 'waiting')`.as('waiting'),
      fragment<boolean>`exists (select from lost_claim where item_id = lost_item.id and lost_claim.state = 'accepted')`.as('is_promised'),
    ])

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>
export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>

export const findItem = (sql: Sql, schoolId: string, id: string) =>
  shown(items(sql).where('lost_item.school_id', '=', schoolId).where('lost_item.id', '=', id)).executeTakeFirst()

/** A change of a post or of a claim on it locks the post first. */
export const lockItem = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('lost_item').where('school_id', '=', schoolId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const insertItem = (sql: Sql, row: NewRow<'lost_item'>) =>
  sql.insertInto('lost_item').values(row).returningAll().executeTakeFirstOrThrow()

export const updateItem = (sql: Sql, id: string, changes: Partial<NewRow<'lost_item'>>) =>
  sql.updateTable('lost_item').set(changes).where('id', '=', id).execute()

export const findPlaceNames = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('campus_place')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['name', 'name_en', 'name_tw'])
    .executeTakeFirst()

/** Nothing where this person has reported it before. */
export const insertReport = (sql: Sql, row: NewRow<'lost_report'>) =>
  sql
    .insertInto('lost_report')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst()

export const hasReported = async (sql: Sql, itemId: string, personId: string): Promise<boolean> =>
  (await sql
    .selectFrom('lost_report')
    .where('item_id', '=', itemId)
    .where('person_id', '=', personId)
    .select('item_id')
    .executeTakeFirst()) !== undefined

/** Reports that nobody has decided about. */
export const countReports = async (sql: Sql, { id, reviewed_at }: { id: string; reviewed_at: Date | null }): Promise<number> => {
  let reports = sql.selectFrom('lost_report').where('item_id', '=', id)
  if (reviewed_at) reports = reports.where('created_at', '>', reviewed_at)
  return (await reports.select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count
}

export type ItemState = Column<'lost_item', 'state'>
