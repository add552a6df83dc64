import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Appointments of active people that hold on a day, the first in order first. */
const holding = (sql: Sql, schoolId: string, day: string) =>
  sql
    .selectFrom('appointment')
    .innerJoin('person', 'person.id', 'appointment.person_id')
    .where('appointment.school_id', '=', schoolId)
    .where('person.state', '=', 'active')
    .where(fragment<boolean>`daterange(appointment.starts_on, appointment.ends_on, '[]') @> ${day}::date`)

export const listLeaders = (sql: Sql, schoolId: string, day: string, unitIds: readonly string[]) =>
  holding(sql, schoolId, day)
    .where('appointment.post_id', 'is', null)
    .where('appointment.unit_id', 'in', unitIds)
    .select(['appointment.unit_id', 'appointment.person_id'])
    .orderBy('appointment.position')
    .orderBy('appointment.id')
    .execute()

export const listHolders = (sql: Sql, schoolId: string, day: string, postIds: readonly string[]) =>
  holding(sql, schoolId, day)
    .where('appointment.post_id', 'in', postIds)
    .select(['appointment.post_id', 'appointment.unit_id', 'appointment.person_id'])
    .orderBy('appointment.position')
    .orderBy('appointment.id')
    .execute()

/** What some people lead, of all units. */
export const listLed = (sql: Sql, schoolId: string, day: string, personIds: readonly string[]) =>
  holding(sql, schoolId, day)
    .innerJoin('org_unit', 'org_unit.id', 'appointment.unit_id')
    .where('appointment.post_id', 'is', null)
    .where('appointment.person_id', 'in', personIds)
    .select(['appointment.person_id', 'org_unit.id', 'org_unit.name', 'org_unit.name_en', 'org_unit.name_tw'])
    .orderBy('org_unit.position')
    .orderBy('org_unit.code')
    .execute()

export const listPostsOf = (sql: Sql, schoolId: string, day: string, personId: string) =>
  holding(sql, schoolId, day)
    .innerJoin('post', 'post.id', 'appointment.post_id')
    .where('appointment.person_id', '=', personId)
    .select(['post.id', 'post.code', 'post.name', 'post.name_en', 'post.name_tw', 'appointment.unit_id'])
    .orderBy('post.code')
    .orderBy('appointment.id')
    .execute()

/** Everything a person was, is and will be, for the copy of their data. */
export const listAppointmentsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('appointment')
    .leftJoin('post', 'post.id', 'appointment.post_id')
    .leftJoin('org_unit', 'org_unit.id', 'appointment.unit_id')
    .where('appointment.person_id', '=', personId)
    .select([
      'post.name as post',
      'post.name_en as post_en',
      'post.name_tw as post_tw',
      'org_unit.name as unit',
      'org_unit.name_en as unit_en',
      'org_unit.name_tw as unit_tw',
      fragment<string>`appointment.starts_on::text`.as('starts_on'),
      fragment<string | null>`appointment.ends_on::text`.as('ends_on'),
    ])
    .orderBy('appointment.starts_on')
    .orderBy('appointment.id')
    .execute()

/** What has not begun by a day never will, and the rest ended the day before. */
export const endAppointmentsOf = async (sql: Sql, personId: string, day: string) => {
  await sql.deleteFrom('appointment').where('person_id', '=', personId).where(fragment<boolean>`starts_on >= ${day}::date`).execute()
  await sql
    .updateTable('appointment')
    .set({ ends_on: fragment<Date>`${day}::date - 1` })
    .where('person_id', '=', personId)
    .where(fragment<boolean>`coalesce(ends_on >= ${day}::date, true)`)
    .execute()
}
