import { sql as fragment } from 'kysely'
import type { Sql } from '../../platform/sql.ts'

const columns = ['id', 'parent_id', 'kind', 'code', 'name', 'name_en', 'name_tw'] as const

export const listUnits = (sql: Sql, schoolId: string, kind: string, parentId: string | undefined) => {
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

/** The unit and everything below it, nearest first. */
export const listUnitsBelow = (sql: Sql, schoolId: string, unitId: string) =>
  sql
    .withRecursive('below', (query) =>
      query
        .selectFrom('org_unit')
        .where('school_id', '=', schoolId)
        .where('id', '=', unitId)
        .select(ownColumns)
        .select(fragment<number>`0`.as('depth'))
        .unionAll(
          query
            .selectFrom('org_unit')
            .innerJoin('below', 'below.id', 'org_unit.parent_id')
            .select(ownColumns)
            .select(fragment<number>`below.depth + 1`.as('depth')),
        ),
    )
    .selectFrom('below')
    .select(columns)
    .orderBy('depth')
    .orderBy('position')
    .orderBy('code')
    .execute()

/** From the unit up to the top. */
export const listUnitsAbove = (sql: Sql, schoolId: string, unitId: string) =>
  sql
    .withRecursive('above', (query) =>
      query
        .selectFrom('org_unit')
        .where('school_id', '=', schoolId)
        .where('id', '=', unitId)
        .select(ownColumns)
        .select(fragment<number>`0`.as('height'))
        .unionAll(
          query
            .selectFrom('org_unit')
            .innerJoin('above', 'above.parent_id', 'org_unit.id')
            .select(ownColumns)
            .select(fragment<number>`above.height + 1`.as('height')),
        ),
    )
    .selectFrom('above')
    .select(columns)
    .orderBy('height')
    .execute()
