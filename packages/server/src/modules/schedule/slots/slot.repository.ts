import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const findRoom = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('room')
    .innerJoin('campus_place', 'campus_place.id', 'room.place_id')
    .where('room.school_id', '=', schoolId)
    .where('room.id', '=', id)
    .select(['room.id', 'room.seats', 'room.is_closed', 'campus_place.latitude', 'campus_place.longitude'])
    .executeTakeFirst()

export const insertSlotRow = (sql: Sql, row: NewRow<'slot'>) => sql.insertInto('slot').values(row).returning('id').executeTakeFirstOrThrow()

export const saveSlotRow = async (sql: Sql, id: string | undefined, row: NewRow<'slot'>): Promise<string | undefined> => {
  if (id === undefined) return (await insertSlotRow(sql, row)).id
  const { school_id, created_at: _kept, ...changed } = row
  return (
    await sql.updateTable('slot').set(changed).where('school_id', '=', school_id).where('id', '=', id).returning('id').executeTakeFirst()
  )?.id
}

export const setSectionsAndTeachers = async (
  sql: Sql,
  {
    slotId,
    schoolId,
    sectionIds,
    teacherIds,
  }: { slotId: string; schoolId: string; sectionIds: readonly string[]; teacherIds: readonly string[] },
) => {
  const keys = { slot_id: slotId, school_id: schoolId }
  await sql.deleteFrom('slot_section').where('slot_id', '=', slotId).execute()
  await sql.deleteFrom('slot_teacher').where('slot_id', '=', slotId).execute()
  await sql
    .insertInto('slot_section')
    .values(sectionIds.map((section_id) => ({ ...keys, section_id })))
    .execute()
  if (teacherIds.length === 0) return
  await sql
    .insertInto('slot_teacher')
    .values(teacherIds.map((person_id) => ({ ...keys, person_id })))
    .execute()
}

export const listSlotsOfSection = (sql: Sql, schoolId: string, sectionId: string) =>
  sql
    .selectFrom('slot')
    .innerJoin('slot_section', 'slot_section.slot_id', 'slot.id')
    .leftJoin('room', 'room.id', 'slot.room_id')
    .leftJoin('campus_place as building', 'building.id', 'room.place_id')
    .where('slot.school_id', '=', schoolId)
    .where('slot_section.section_id', '=', sectionId)
    .select(['slot.id', 'slot.weekday', 'slot.weeks', 'slot.from_period', 'slot.to_period', 'slot.room_id'])
    .select(['room.name', 'room.name_en', 'room.name_tw'])
    .select(['building.name as building_name', 'building.name_en as building_name_en', 'building.name_tw as building_name_tw'])
    .select([
      fragment<string | null>`to_char(slot.starts, 'HH24:MI')`.as('starts'),
      fragment<string | null>`to_char(slot.ends, 'HH24:MI')`.as('ends'),
      fragment<number>`(select count(*)::int from lesson where lesson.slot_id = slot.id and state = 'planned')`.as('lessons'),
      fragment<
        { id: string; name: string; namePinyin: string | null }[]
      >`(select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'namePinyin', person.name_pinyin) order by person.number), '[]')
        from slot_teacher join person on person.id = slot_teacher.person_id where slot_teacher.slot_id = slot.id)`.as('teachers'),
      fragment<
        { id: string; code: string }[]
      >`(select json_agg(json_build_object('id', section.id, 'code', section.code) order by section.code)
        from slot_section joint join section on section.id = joint.section_id where joint.slot_id = slot.id)`.as('sections'),
    ])
    .orderBy('slot.weekday')
    .orderBy('slot.id')
    .execute()

/** Its lessons ahead are cancelled; lessons that were held keep it, so that it stays without weeks to come. */
export const endSlot = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('lesson')
    .set(({ eb }) => ({ state: 'cancelled', cancelled_by: 'plan', changes: eb('changes', '+', 1), changed_at: now, slot_id: null }))
    .where('slot_id', '=', id)
    .where('starts_at', '>', now)
    .where('state', '=', 'planned')
    .returning('id')
    .execute()

export const deleteSlot = async (sql: Sql, id: string) => {
  await sql.updateTable('lesson').set({ slot_id: null }).where('slot_id', '=', id).execute()
  await sql.deleteFrom('slot').where('id', '=', id).execute()
}
