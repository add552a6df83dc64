import { managingRoles } from '@campus/contract/roles.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** Locked while an administrator is removed, so that two cannot remove each other as the last ones. */
export const lockAdministrators = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person_role')
    .where('school_id', '=', schoolId)
    .where('role', '=', 'admin')
    .select('person_id')
    .orderBy('person_id')
    .forUpdate()
    .execute()

export const updateState = (sql: Sql, id: string, state: Column<'person', 'state'>) =>
  sql.updateTable('person').set({ state }).where('id', '=', id).execute()

/** Nothing comes back where it was so already. */
export const updateAgent = (sql: Sql, id: string, isAgent: boolean) =>
  sql
    .updateTable('person')
    .set({ is_agent: isAgent })
    .where('id', '=', id)
    .where('is_agent', '<>', isAgent)
    .returning('id')
    .executeTakeFirst()

export const deleteGrants = (sql: Sql, personId: string) =>
  sql.deleteFrom('person_role').where('person_id', '=', personId).where('role', 'in', managingRoles).execute()

export const keepManagedUntil = (sql: Sql, personId: string, until: Date) =>
  sql.updateTable('person').set({ managed_until: until }).where('id', '=', personId).execute()

export const insertGrants = (
  sql: Sql,
  whose: { schoolId: string; personId: string; now: Date },
  grants: readonly { role: Column<'person_role', 'role'>; scopeUnitId: string | null }[],
) =>
  sql
    .insertInto('person_role')
    .values(
      grants.map(({ role, scopeUnitId }) => ({
        school_id: whose.schoolId,
        person_id: whose.personId,
        role,
        scope_unit_id: scopeUnitId,
        created_at: whose.now,
      })),
    )
    .execute()
