import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Whose appointments: those who lead a unit, or those who hold a post. */
export type Office = { readonly unitId: string } | { readonly postId: string }

/** The appointments of one office, with the day as text: a date has no time zone. */
const appointments = (sql: Sql, office: Office) => {
  const rows = sql.selectFrom('appointment')
  return 'unitId' in office
    ? rows.where('appointment.post_id', 'is', null).where('appointment.unit_id', '=', office.unitId)
    : rows.where('appointment.post_id', '=', office.postId)
}

const isOver = (day: string) => fragment<boolean>`coalesce(appointment.ends_on < ${day}::date, false)`

const shown = (sql: Sql, office: Office) =>
  appointments(sql, office)
    .innerJoin('person', 'person.id', 'appointment.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'appointment.unit_id')
    .select([
      'appointment.id',
      'appointment.person_id',
      'appointment.unit_id',
      'person.name',
      'person.number',
      'person.state',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
      fragment<string>`appointment.starts_on::text`.as('starts_on'),
      fragment<string | null>`appointment.ends_on::text`.as('ends_on'),
    ])

export type AppointmentRow = Awaited<ReturnType<typeof listCurrent>>[number]

/** Those that hold on a day or begin later, in their order. */
export const listCurrent = (sql: Sql, office: Office, day: string) =>
  shown(sql, office)
    .where(fragment<boolean>`not ${isOver(day)}`)
    .orderBy('appointment.position')
    .orderBy('appointment.id')
    .execute()

export const listFormer = (sql: Sql, office: Office, day: string) =>
  shown(sql, office).where(isOver(day)).orderBy('appointment.ends_on', 'desc').orderBy('appointment.id').limit(50).execute()

/** Ends on the day before what holds on a day and is not kept. */
export const endDropped = (sql: Sql, ids: readonly string[], day: string) =>
  sql
    .updateTable('appointment')
    .set({ ends_on: fragment<Date>`${day}::date - 1` })
    .where('id', 'in', ids)
    .where(fragment<boolean>`starts_on < ${day}::date`)
    .execute()

/** Removes what holds on a day or begins later. */
export const deleteCurrent = (sql: Sql, ids: readonly string[], day: string) =>
  sql
    .deleteFrom('appointment')
    .where('id', 'in', ids)
    .where(fragment<boolean>`not ${isOver(day)}`)
    .execute()

export interface NewAppointment {
  readonly school_id: string
  readonly post_id: string | null
  readonly unit_id: string | null
  readonly person_id: string
  readonly position: number
  readonly starts_on: string
  readonly ends_on: string | null
}

export const insertAppointments = (sql: Sql, rows: readonly NewAppointment[]) => sql.insertInto('appointment').values(rows).execute()

/** Whether nobody has changed the leaders meanwhile; a second editor waits here and then finds another revision. */
export const takeLeadersRevision = (sql: Sql, schoolId: string, unitId: string, revision: number) =>
  sql
    .updateTable('org_unit')
    .set((row) => ({ leaders_revision: row('leaders_revision', '+', 1) }))
    .where('school_id', '=', schoolId)
    .where('id', '=', unitId)
    .where('leaders_revision', '=', revision)
    .returning('leaders_revision as revision')
    .executeTakeFirst()

export const takePostRevision = (sql: Sql, schoolId: string, postId: string, revision: number) =>
  sql
    .updateTable('post')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('school_id', '=', schoolId)
    .where('id', '=', postId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()

export const findUnitRevision = (sql: Sql, schoolId: string, unitId: string) =>
  sql
    .selectFrom('org_unit')
    .where('school_id', '=', schoolId)
    .where('id', '=', unitId)
    .select('leaders_revision as revision')
    .executeTakeFirst()

/** How many of these people can hold an office of the school. */
export const listFit = (sql: Sql, schoolId: string, personIds: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('id', 'in', personIds)
    .where('state', '=', 'active')
    .where('kind', 'in', ['student', 'teacher'])
    .select('id')
    .execute()
