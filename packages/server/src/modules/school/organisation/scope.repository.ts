import { managingRoles } from '@campus/contract/roles.ts'
import type { Sql } from '../../../platform/db/sql.ts'

export const findManagerGrant = (sql: Sql, personId: string) =>
  sql.selectFrom('person_role').where('person_id', '=', personId).where('role', '=', 'manager').select('scope_unit_id').executeTakeFirst()

/** The unit to which a duty narrows the role of a manager. */
export const findDutyUnit = async (sql: Sql, personId: string) =>
  (
    await sql
      .selectFrom('role_duty')
      .where('person_id', '=', personId)
      .where('role', '=', 'manager')
      .where('ended_at', 'is', null)
      .select('unit_id')
      .executeTakeFirst()
  )?.unit_id ?? undefined

/** Active managers whose reach is one of the units or the whole school. */
export const listManagers = (sql: Sql, schoolId: string, unitIds: readonly string[]) =>
  sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('person_role.school_id', '=', schoolId)
    .where('person_role.role', '=', 'manager')
    .where('person.state', '=', 'active')
    .where((row) =>
      row.or([
        row('person_role.scope_unit_id', 'is', null),
        ...(unitIds.length > 0 ? [row('person_role.scope_unit_id', 'in', unitIds)] : []),
      ]),
    )
    .select(['person.id', 'person_role.scope_unit_id'])
    .execute()

export const findUnitOf = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('org_unit_id').executeTakeFirst()

/** Everybody to whom the school gave a role that manages. */
export const listManaging = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person')
    .where('person.school_id', '=', schoolId)
    .where('person.state', '=', 'active')
    .where('person.id', 'in', (query) => query.selectFrom('person_role').where('role', 'in', managingRoles).select('person_id'))
    .select('person.id')
    .execute()

export const listAdministrators = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('person_role.school_id', '=', schoolId)
    .where('person_role.role', '=', 'admin')
    .where('person.state', '=', 'active')
    .select('person.id')
    .execute()

/** Active administrators whose role no duty narrows; they alone grant and approve what takes two. */
export const listWholeAdministrators = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('person_role.school_id', '=', schoolId)
    .where('person_role.role', '=', 'admin')
    .where('person.state', '=', 'active')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('role_duty as duty')
            .whereRef('duty.person_id', '=', 'person.id')
            .where('duty.role', '=', 'admin')
            .where('duty.ended_at', 'is', null)
            .select('duty.id'),
        ),
      ),
    )
    .select('person.id')
    .execute()
