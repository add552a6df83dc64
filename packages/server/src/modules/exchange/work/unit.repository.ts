import type { Sql } from '../../../platform/db/sql.ts'

/** All units with the code of the one above. */
export const listUnitRows = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('org_unit as unit')
    .leftJoin('org_unit as above', 'above.id', 'unit.parent_id')
    .where('unit.school_id', '=', schoolId)
    .select(['unit.id', 'unit.code', 'unit.kind', 'unit.name', 'unit.name_en', 'unit.name_tw', 'unit.position', 'above.code as parent'])
    .orderBy('unit.code')
    .execute()
export type UnitRow = Awaited<ReturnType<typeof listUnitRows>>[number]
