import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** All units, or those named, with the number of people right in each; people are counted once for the whole school. */
export const listUnitsWithPeople = (sql: Sql, schoolId: string, ids: readonly string[] | undefined) => {
  const units = sql
    .selectFrom('org_unit')
    .leftJoin(
      (query) =>
        query
          .selectFrom('person')
          .where('school_id', '=', schoolId)
          .where('org_unit_id', 'is not', null)
          .groupBy('org_unit_id')
          .select(['org_unit_id', fragment<number>`count(*)::int`.as('people')])
          .as('crowd'),
      (join) => join.onRef('crowd.org_unit_id', '=', 'org_unit.id'),
    )
    .where('org_unit.school_id', '=', schoolId)
    .select(['id', 'parent_id', 'kind', 'code', 'name', 'name_en', 'name_tw', 'position'])
    .select((row) => row.fn.coalesce('crowd.people', fragment<number>`0`).as('people'))
    .orderBy('position')
    .orderBy('code')
  return (ids ? units.where('id', 'in', ids) : units).execute()
}

export const findUnit = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).where('id', '=', id).select(['id', 'kind']).executeTakeFirst()

export const findUnitByCode = (sql: Sql, schoolId: string, code: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).where('code', '=', code).select('id').executeTakeFirst()

export const listChildKinds = (sql: Sql, parentId: string) =>
  sql.selectFrom('org_unit').where('parent_id', '=', parentId).select('kind').distinct().execute()

export interface UnitRow {
  readonly parent_id: string | null
  readonly kind: Column<'org_unit', 'kind'>
  readonly code: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly position: number
}

export const insertUnit = (sql: Sql, schoolId: string, row: UnitRow) =>
  sql
    .insertInto('org_unit')
    .values({ school_id: schoolId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateUnit = (sql: Sql, schoolId: string, id: string, row: UnitRow) =>
  sql.updateTable('org_unit').set(row).where('school_id', '=', schoolId).where('id', '=', id).returning('id').executeTakeFirstOrThrow()

export const deleteUnit = (sql: Sql, schoolId: string, id: string) =>
  sql.deleteFrom('org_unit').where('school_id', '=', schoolId).where('id', '=', id).returning(['code', 'name']).executeTakeFirst()
