import { sql as fragment } from 'kysely'
import { waitingRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

const duties = (sql: Sql) =>
  sql
    .selectFrom('duty')
    .innerJoin('sitting', 'sitting.id', 'duty.sitting_id')
    .innerJoin('exam', 'exam.id', 'sitting.exam_id')
    .innerJoin('course', 'course.id', 'exam.course_id')
    .innerJoin('room', 'room.id', 'sitting.room_id')
    .innerJoin('campus_place as place', 'place.id', 'room.place_id')
    .innerJoin('person', 'person.id', 'duty.person_id')
    .where('exam.state', '=', 'published')

const shown = (among: ReturnType<typeof duties>) =>
  among.select([
    'duty.id',
    'duty.school_id',
    'duty.sitting_id',
    'duty.person_id',
    'duty.confirmed_at',
    'duty.offered_to',
    'person.name as person_name',
    'person.name_pinyin as person_pinyin',
    'exam.id as exam_id',
    'exam.kind',
    'exam.notes',
    'exam.minutes',
    'exam.unit_id',
    fragment<Date>`exam.starts_at`.as('starts_at'),
    fragment<Date>`upper(sitting.during)`.as('ends_at'),
    'course.name as course_name',
    'course.name_en as course_name_en',
    'course.name_tw as course_name_tw',
    'room.id as room_id',
    'room.name as room_name',
    'room.name_en as room_name_en',
    'room.name_tw as room_name_tw',
    'place.name as place_name',
    'place.name_en as place_name_en',
    'place.name_tw as place_name_tw',
    fragment<string | null>`(select name from person where person.id = duty.offered_to)`.as('offered_name'),
    fragment<string | null>`(select name_pinyin from person where person.id = duty.offered_to)`.as('offered_pinyin'),
    fragment<number>`(select count(*) from seat where seat.sitting_id = sitting.id)`.as('people'),
    fragment<number>`(select count(*) from seat where seat.sitting_id = sitting.id and seat.attendance in ('present', 'late'))`.as(
      'checked_in',
    ),
    fragment<
      { id: string; name: string; namePinyin: string | null }[]
    >`(select coalesce(json_agg(json_build_object('id', other.person_id, 'name', colleague.name, 'namePinyin', colleague.name_pinyin)), '[]') from duty as other
      join person as colleague on colleague.id = other.person_id where other.sitting_id = sitting.id and other.id <> duty.id)`.as(
      'colleagues',
    ),
    fragment<string[]>`array(select distinct section_teacher.person_id::text from exam_section
      join section_teacher on section_teacher.section_id = exam_section.section_id where exam_section.exam_id = exam.id)`.as('teacher_ids'),
  ])

export type DutyRow = Awaited<ReturnType<typeof listDuties>>[number]

/** Somebody's own and those that they are asked to take over. */
export const listDuties = (sql: Sql, personId: string) =>
  shown(duties(sql).where((row) => row.or([row('duty.person_id', '=', personId), row('duty.offered_to', '=', personId)])))
    .orderBy('exam.starts_at')
    .orderBy('duty.id')
    .execute()

/** Those that somebody has neither confirmed nor offered, and those that they are asked to take over. */
export const measureOpenDuties = (sql: Sql, personId: string, now: Date) =>
  waitingRows(
    duties(sql)
      .where('exam.starts_at', '>', now)
      .where((row) =>
        row.or([
          row('duty.offered_to', '=', personId),
          row.and([row('duty.person_id', '=', personId), row('duty.confirmed_at', 'is', null), row('duty.offered_to', 'is', null)]),
        ]),
      ),
    'duty.created_at',
    'exam.starts_at',
  )

export const findDuty = (sql: Sql, schoolId: string, id: string) =>
  shown(duties(sql).where('duty.school_id', '=', schoolId).where('duty.id', '=', id)).executeTakeFirst()

/** All duties of a room, in the order of their ids: two swaps in one room wait for each other. */
export const lockDuties = (sql: Sql, sittingId: string) =>
  sql.selectFrom('duty').where('sitting_id', '=', sittingId).selectAll().orderBy('id').forUpdate().execute()

export const setConfirmed = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('duty').set({ confirmed_at: now }).where('id', '=', id).execute()

export const setOffer = (sql: Sql, id: string, personId: string | null) =>
  sql.updateTable('duty').set({ offered_to: personId }).where('id', '=', id).execute()

export const setPerson = (sql: Sql, id: string, personId: string, now: Date) =>
  sql.updateTable('duty').set({ person_id: personId, offered_to: null, confirmed_at: now }).where('id', '=', id).execute()

/** Teachers of the same college or unit who have nothing else at that time. */
export const listFree = async (sql: Sql, { id, school_id, unit_id }: Pick<DutyRow, 'id' | 'school_id' | 'unit_id'>) => {
  const { rows } = await fragment<{
    id: string
    name: string
    name_pinyin: string | null
    unit_name: string
    unit_name_en: string
    unit_name_tw: string
  }>`
    with recursive units as (
      select id from org_unit where id = ${unit_id}
      union all select org_unit.id from org_unit join units on org_unit.parent_id = units.id
    )
    select person.id, person.name, person.name_pinyin, unit.name as unit_name, unit.name_en as unit_name_en, unit.name_tw as unit_name_tw
      from person join org_unit as unit on unit.id = person.org_unit_id
     where person.school_id = ${school_id} and person.kind = 'teacher' and person.state = 'active' and person.org_unit_id in (select id from units)
       and not exists (select from busy join sitting on sitting.during && busy.during join duty on duty.sitting_id = sitting.id
                        where duty.id = ${id} and busy.subject_id = person.id)
     order by person.name, person.id`.execute(sql)
  return rows
}
