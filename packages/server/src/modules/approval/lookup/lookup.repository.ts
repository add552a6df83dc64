import type { Sql } from '../../../platform/db/sql.ts'

/** Those of the school among these ids, and whether they still have an account. */
export const listPeople = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'kind', 'state', 'org_unit_id'])
    .execute()

/** Who is away now, and the deputy: one who is active and present, so that nothing is handed on twice. */
export const listDeputies = (sql: Sql, ids: readonly string[], now: Date) =>
  sql
    .selectFrom('approval_absence')
    .innerJoin('person as deputy', 'deputy.id', 'approval_absence.deputy_id')
    .where('approval_absence.person_id', 'in', ids)
    .where('approval_absence.starts_at', '<=', now)
    .where('approval_absence.ends_at', '>', now)
    .where('deputy.state', '=', 'active')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('approval_absence as other')
            .whereRef('other.person_id', '=', 'approval_absence.deputy_id')
            .where('other.starts_at', '<=', now)
            .where('other.ends_at', '>', now)
            .select('other.id'),
        ),
      ),
    )
    .select(['approval_absence.person_id', 'approval_absence.deputy_id'])
    .execute()

/** The people of units, without those below. */
export const listMembers = async (sql: Sql, schoolId: string, unitIds: readonly string[]) =>
  (
    await sql
      .selectFrom('person')
      .where('school_id', '=', schoolId)
      .where('org_unit_id', 'in', unitIds)
      .where('kind', '=', 'teacher')
      .where('state', '=', 'active')
      .select('id')
      .orderBy('id')
      .limit(50)
      .execute()
  ).map(({ id }) => id)

export const listProcessAdministrators = async (sql: Sql, processId: string) =>
  (
    await sql
      .selectFrom('approval_process_admin')
      .innerJoin('person', 'person.id', 'approval_process_admin.person_id')
      .where('process_id', '=', processId)
      .where('person.state', '=', 'active')
      .select('person.id')
      .execute()
  ).map(({ id }) => id)
