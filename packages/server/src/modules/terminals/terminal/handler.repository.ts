import type { Sql } from '../../../platform/db/sql.ts'

/** Those who take care of terminals: the school's administrators, and its managers whose reach is the whole school. */
export const listHandlers = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('person_role.school_id', '=', schoolId)
    .where((role) =>
      role.or([
        role('person_role.role', '=', 'admin'),
        role.and([role('person_role.role', '=', 'manager'), role('person_role.scope_unit_id', 'is', null)]),
      ]),
    )
    .where('person.state', '=', 'active')
    .select('person.id')
    .distinct()
    .execute()
