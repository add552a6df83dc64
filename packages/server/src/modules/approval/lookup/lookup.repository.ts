import { sql as fragment } from 'kysely'
import { hotRows, type Sql } from '../../../platform/db/sql.ts'

/** Those of the school among these ids, and whether they still have an account. */
export const listPeople = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'kind', 'state', 'org_unit_id'])
    .execute()

/**
 * Those of the school among these ids, whether they still have an account, and who stands in for those who are away now: one who is
 * active and present, so that nothing is handed on twice.
 */
export const listCandidates = hotRows((sql, schoolId: string, now: Date, ids: readonly string[]) =>
  sql
    .selectFrom(
      fragment<{ school_id: string; moment: Date }>`(select ${schoolId}::uuid as school_id, ${now}::timestamptz as moment)`.as('asked'),
    )
    .innerJoin('person', 'person.school_id', 'asked.school_id')
    .where(fragment<boolean>`person.id = any (${ids}::uuid[])`)
    .select((row) => [
      'person.id',
      'person.state',
      row
        .selectFrom('approval_absence as absence')
        .innerJoin('person as deputy', 'deputy.id', 'absence.deputy_id')
        .whereRef('absence.person_id', '=', 'person.id')
        .whereRef('absence.starts_at', '<=', 'asked.moment')
        .whereRef('absence.ends_at', '>', 'asked.moment')
        .where(fragment<boolean>`deputy.state = 'active'`)
        .where((absence) =>
          absence.not(
            absence.exists(
              absence
                .selectFrom('approval_absence as other')
                .whereRef('other.person_id', '=', 'absence.deputy_id')
                .whereRef('other.starts_at', '<=', 'asked.moment')
                .whereRef('other.ends_at', '>', 'asked.moment')
                .select('other.id'),
            ),
          ),
        )
        .select('absence.deputy_id')
        .as('deputy_id'),
    ]),
)

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
