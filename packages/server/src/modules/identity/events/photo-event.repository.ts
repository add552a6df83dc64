import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

export interface PhotoEventRow {
  readonly id: string
  readonly photo_id: string | null
  readonly type_id: string | null
  readonly person_id: string
  readonly bytes: number | null
}

interface Common {
  readonly schoolId: string
  readonly actorId: string | null
  readonly action: Column<'photo_event', 'action'>
  readonly network: string
  readonly requestId: string
  readonly now: Date
}

/** Many at once, with the unit that each person has now. */
export const insertPhotoEvents = (sql: Sql, common: Common, rows: readonly PhotoEventRow[]) =>
  fragment`
    insert into photo_event (id, school_id, photo_id, type_id, person_id, unit_id, actor_id, action, bytes, network, request_id, created_at)
    select given.id, ${common.schoolId}, given.photo_id, given.type_id, given.person_id, person.org_unit_id, ${common.actorId}::uuid,
      ${common.action}, given.bytes, ${common.network}, ${common.requestId}, ${common.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, photo_id uuid, type_id uuid, person_id uuid, bytes bigint)
    left join person on person.id = given.person_id`.execute(sql)

export const listTypeNames = (sql: Sql, schoolId: string) =>
  sql.selectFrom('photo_type').where('school_id', '=', schoolId).select(['id', 'name', 'name_en', 'name_tw']).execute()

export const listEventsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('photo_event')
    .where('person_id', '=', personId)
    .select(['action', 'created_at'])
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()

/** Whether a photo of this person ever counted, also where it is gone. */
export const hasPassedPhotos = async (sql: Sql, personId: string): Promise<boolean> => {
  const passed = sql.selectFrom('photo_event').where('person_id', '=', personId).where('action', '=', 'passed')
  return (await passed.select('id').limit(1).executeTakeFirst()) !== undefined
}
