import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'parent_id', 'kind', 'code', 'name', 'name_en', 'name_tw'] as const

export const listUnits = (sql: Sql, schoolId: string, kind: Column<'org_unit', 'kind'>, parentId: string | undefined) => {
  const query = sql.selectFrom('org_unit').where('school_id', '=', schoolId).where('kind', '=', kind)
  return (parentId ? query.where('parent_id', '=', parentId) : query).select(columns).orderBy('position').orderBy('code').execute()
}

const ownColumns = [
  'org_unit.id',
  'org_unit.parent_id',
  'org_unit.kind',
  'org_unit.code',
  'org_unit.name',
  'org_unit.name_en',
  'org_unit.name_tw',
  'org_unit.position',
] as const

/** Walks the tree from a unit, itself first, step by step in one direction. */
const walk = (
  sql: Sql,
  schoolId: string,
  unitId: string,
  [from, to]: readonly ['walk.id', 'org_unit.parent_id'] | readonly ['walk.parent_id', 'org_unit.id'],
) =>
  sql
    .withRecursive('walk', (query) =>
      query
        .selectFrom('org_unit')
        .where('school_id', '=', schoolId)
        .where('id', '=', unitId)
        .select(ownColumns)
        .select(fragment<number>`0`.as('steps'))
        .unionAll(
          query.selectFrom('org_unit').innerJoin('walk', from, to).select(ownColumns).select(fragment<number>`walk.steps + 1`.as('steps')),
        ),
    )
    .selectFrom('walk')
    .select(columns)
    .orderBy('steps')
    .orderBy('position')
    .orderBy('code')
    .execute()

/** The unit and everything below it, nearest first. */
export const listUnitsBelow = (sql: Sql, schoolId: string, unitId: string) => walk(sql, schoolId, unitId, ['walk.id', 'org_unit.parent_id'])

/** From the unit up to the top. */
export const listUnitsAbove = (sql: Sql, schoolId: string, unitId: string) => walk(sql, schoolId, unitId, ['walk.parent_id', 'org_unit.id'])

export const listUnitsNamed = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).where(fragment<boolean>`id = any(${ids}::uuid[])`).select(columns).execute()
