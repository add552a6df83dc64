import type { Column, Sql } from '../platform/db/sql.ts'

let made = 0

/** A unit of a school's organisation, named after its code. */
export const makeUnit = async (
  sql: Sql,
  schoolId: string,
  { kind, parentId = null, code = `U${(made += 1)}` }: { kind: Column<'org_unit', 'kind'>; parentId?: string | null; code?: string },
): Promise<string> => {
  const row = { school_id: schoolId, parent_id: parentId, kind, code, name: code, name_en: `${code} en`, name_tw: `${code} tw` }
  return (await sql.insertInto('org_unit').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Says how far a manager's word reaches: a unit and what is below it, or with null the whole school. */
export const setReach = (sql: Sql, managerId: string, unitId: string | null) =>
  sql.updateTable('person_role').set({ scope_unit_id: unitId }).where('person_id', '=', managerId).where('role', '=', 'manager').execute()
