import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Name {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

export const findRoomNamed = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('room')
    .innerJoin('campus_place as building', 'building.id', 'room.place_id')
    .where('room.school_id', '=', schoolId)
    .where('room.id', '=', id)
    .select(['room.name', 'room.name_en', 'room.name_tw', 'room.seats'])
    .select(
      fragment<Name>`json_build_object('name', building.name, 'name_en', building.name_en, 'name_tw', building.name_tw)`.as('building'),
    )
    .executeTakeFirst()

/** The weekly times of a term in a room, with what is taught and by whom. */
export const listTimesInRoom = (sql: Sql, termId: string, roomId: string) =>
  sql
    .selectFrom('slot')
    .where('slot.term_id', '=', termId)
    .where('slot.room_id', '=', roomId)
    .select(['slot.weekday', 'slot.weeks', 'slot.from_period', 'slot.to_period'])
    .select([
      fragment<string | null>`to_char(slot.starts, 'HH24:MI')`.as('starts'),
      fragment<string | null>`to_char(slot.ends, 'HH24:MI')`.as('ends'),
      fragment<Name>`(select json_build_object('name', course.name, 'name_en', course.name_en, 'name_tw', course.name_tw)
        from slot_section join section on section.id = slot_section.section_id join course on course.id = section.course_id
        where slot_section.slot_id = slot.id order by section.code limit 1)`.as('course'),
      fragment<string[]>`array(select person.name from slot_teacher join person on person.id = slot_teacher.person_id
        where slot_teacher.slot_id = slot.id order by person.number)`.as('teachers'),
    ])
    .orderBy('slot.weekday')
    .orderBy('slot.weeks')
    .execute()

/** The days on which a section has lessons, one for each lesson. */
export const listDatesOfSection = (sql: Sql, sectionId: string) =>
  sql
    .selectFrom('lesson_section')
    .innerJoin('lesson', 'lesson.id', 'lesson_section.lesson_id')
    .where('lesson_section.section_id', '=', sectionId)
    .where('lesson.state', '=', 'planned')
    .select(fragment<string>`lesson.day::text`.as('day'))
    .orderBy('lesson.starts_at')
    .execute()
