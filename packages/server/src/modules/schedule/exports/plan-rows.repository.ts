import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Name {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

export const listRoomRows = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('room')
    .innerJoin('campus_place as building', 'building.id', 'room.place_id')
    .where('room.school_id', '=', schoolId)
    .selectAll('room')
    .select(
      fragment<Name>`json_build_object('name', building.name, 'name_en', building.name_en, 'name_tw', building.name_tw)`.as('building'),
    )
    .orderBy('room.code')
    .execute()

const teacherNumbers = fragment<
  string[]
>`array(select person.number from section_teacher join person on person.id = section_teacher.person_id
  where section_teacher.section_id = section.id order by section_teacher.position)`.as('teachers')

export const listSectionRows = (sql: Sql, schoolId: string, termId: string) =>
  sql
    .selectFrom('section')
    .innerJoin('course', 'course.id', 'section.course_id')
    .innerJoin('org_unit', 'org_unit.id', 'section.unit_id')
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .select(['section.id', 'section.code', 'section.capacity', 'section.source_key', 'section.course_id', 'section.unit_id'])
    .select(['course.code as course_code', 'course.name', 'course.name_en', 'course.name_tw', 'org_unit.code as unit_code'])
    .select('org_unit.name as unit_name')
    .select(teacherNumbers)
    .orderBy('section.code')
    .execute()

/** Who takes part now, by section and number. */
export const listRosterRows = (sql: Sql, schoolId: string, termId: string) =>
  sql
    .selectFrom('roster_place')
    .innerJoin('section', 'section.id', 'roster_place.section_id')
    .innerJoin('person', 'person.id', 'roster_place.person_id')
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .where('roster_place.left_on', 'is', null)
    .select(['roster_place.id', 'section.id as section_id', 'section.code', 'section.source_key', 'section.unit_id'])
    .select(['person.id as person_id', 'person.number', 'person.name', 'roster_place.kind', 'roster_place.clash_reason'])
    .orderBy('section.code')
    .orderBy('person.number')
    .execute()

export const listTimeRows = (sql: Sql, schoolId: string, termId: string) =>
  sql
    .selectFrom('slot')
    .leftJoin('room', 'room.id', 'slot.room_id')
    .where('slot.school_id', '=', schoolId)
    .where('slot.term_id', '=', termId)
    .select(['slot.id', 'slot.weekday', 'slot.weeks', 'slot.from_period', 'slot.to_period', 'room.code as room_code'])
    .select([
      fragment<string | null>`to_char(slot.starts, 'HH24:MI')`.as('starts'),
      fragment<string | null>`to_char(slot.ends, 'HH24:MI')`.as('ends'),
      fragment<string[]>`array(select section.code from slot_section join section on section.id = slot_section.section_id
        where slot_section.slot_id = slot.id order by section.code)`.as('sections'),
      fragment<string[]>`array(select person.number from slot_teacher join person on person.id = slot_teacher.person_id
        where slot_teacher.slot_id = slot.id order by person.number)`.as('teachers'),
    ])
    .orderBy('sections')
    .orderBy('slot.weekday')
    .orderBy('slot.id')
    .execute()

export const listTeachersOfTerm = (sql: Sql, schoolId: string, termId: string) =>
  sql
    .selectFrom('section_teacher')
    .innerJoin('section', 'section.id', 'section_teacher.section_id')
    .innerJoin('person', 'person.id', 'section_teacher.person_id')
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .select(['section.id as section_id', 'section.source_key', 'section.unit_id', 'section_teacher.position'])
    .select(['person.id as person_id', 'person.number', 'person.name'])
    .orderBy('section.code')
    .orderBy('section_teacher.position')
    .execute()
