import type { Audience } from '@campus/contract/messages/announcements.ts'
import { sql as fragment } from 'kysely'
import { countRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

const unitsOf = (audience: readonly Audience[]) => audience.flatMap((part) => (part.kind === 'unit' ? part.unitId : []))
const rolesOf = (audience: readonly Audience[]) => audience.flatMap((part) => (part.kind === 'role' ? part.role : []))

/** The active people of the units with all below them, of the user types, or of the whole school. */
export const peopleOf = (sql: Sql, schoolId: string, audience: readonly Audience[]) =>
  sql
    .withRecursive('reached', (query) =>
      query
        .selectFrom('org_unit')
        .where('school_id', '=', schoolId)
        .where('id', '=', fragment<string>`any(${unitsOf(audience)}::uuid[])`)
        .select('id')
        .union(query.selectFrom('org_unit').innerJoin('reached', 'reached.id', 'org_unit.parent_id').select('org_unit.id')),
    )
    .selectFrom('person')
    .where('person.school_id', '=', schoolId)
    .where('person.state', '=', 'active')
    .where((row) =>
      row.or([
        row.lit(audience.some(({ kind }) => kind === 'school')),
        row('person.kind', '=', fragment<Column<'person', 'kind'>>`any(${rolesOf(audience)}::text[])`),
        row('person.org_unit_id', 'in', row.selectFrom('reached').select('reached.id')),
      ]),
    )
    .select('person.id')

export const countPeople = (sql: Sql, schoolId: string, audience: readonly Audience[]) =>
  countRows(sql.selectFrom(peopleOf(sql, schoolId, audience).as('people')))

export const countUnits = (sql: Sql, schoolId: string, audience: readonly Audience[]) =>
  countRows(
    sql
      .selectFrom('org_unit')
      .where('school_id', '=', schoolId)
      .where('id', '=', fragment<string>`any(${unitsOf(audience)}::uuid[])`),
  )

export const deleteAudience = (sql: Sql, announcementId: string) =>
  sql.deleteFrom('announcement_audience').where('announcement_id', '=', announcementId).execute()

export const insertAudience = (sql: Sql, row: { announcementId: string; schoolId: string; audience: readonly Audience[]; now: Date }) =>
  sql
    .insertInto('announcement_audience')
    .values(
      row.audience.map((part) => ({
        announcement_id: row.announcementId,
        school_id: row.schoolId,
        kind: part.kind,
        unit_id: part.kind === 'unit' ? part.unitId : null,
        role: part.kind === 'role' ? part.role : null,
        created_at: row.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listAudiences = (sql: Sql, announcementIds: readonly string[]) =>
  sql
    .selectFrom('announcement_audience as audience')
    .leftJoin('org_unit', 'org_unit.id', 'audience.unit_id')
    .where('audience.announcement_id', '=', fragment<string>`any(${announcementIds}::uuid[])`)
    .select([
      'audience.announcement_id',
      'audience.kind',
      'audience.unit_id',
      'audience.role',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
    ])
    .orderBy('audience.kind')
    .orderBy('org_unit.code')
    .orderBy('audience.role')
    .execute()
