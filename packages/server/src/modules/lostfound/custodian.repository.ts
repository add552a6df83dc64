import type { Sql } from '../../platform/db/sql.ts'

/** Whether somebody may act for the office at present. */
export const isOfOffice = async (sql: Sql, personId: string): Promise<boolean> =>
  (await sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('person.id', '=', personId)
    .where('person.state', '=', 'active')
    .where('person_role.role', 'in', ['manager', 'admin'])
    .select('person.id')
    .limit(1)
    .executeTakeFirst()) !== undefined
