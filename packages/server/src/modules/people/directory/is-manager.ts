import { sql as fragment } from 'kysely'

/** Whether somebody manages a part of the school: for a query over people. */
export const isManager = fragment<boolean>`exists (select from person_role where person_role.person_id = person.id and person_role.role = 'manager')`
