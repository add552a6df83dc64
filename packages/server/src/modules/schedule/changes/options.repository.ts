import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { isOnRoster, rosterOf } from '../lessons/lesson-roster.repository.ts'

interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

interface Of {
  readonly schoolId: string
  readonly lessonId: string
}

const spansOf = (times: readonly Span[]) => fragment`unnest(${times.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
  ${times.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) with ordinality as span (starts_at, ends_at, place)`

/** Who has to come to a lesson; who repeats the course or is exempt may miss it. */
const students = (lessonId: unknown) => fragment`select distinct roster_place.person_id from lesson_section
  join lesson on lesson.id = lesson_section.lesson_id
  join roster_place on roster_place.section_id = lesson_section.section_id and roster_place.kind = 'regular'
    and ${isOnRoster()}
  where lesson_section.lesson_id = ${lessonId}`

/** The lessons around a time that students of a list must go to. */
const attended = fragment`lesson join lesson_section on lesson_section.lesson_id = lesson.id
  join roster_place on roster_place.section_id = lesson_section.section_id and roster_place.kind = 'regular'
    and ${isOnRoster()}`

/** Times at which all teachers are free, by their place in the list: how many students are not, and whether the room is. */
export const judgeTimes = async (sql: Sql, { schoolId, lessonId }: Of, times: readonly Span[], exceptLessonIds: readonly string[]) => {
  const { rows } = await fragment<{ place: number; student_clashes: number; keeps_room: boolean }>`
    with mine as materialized (${students(lessonId)})
    select span.place::int as place,
      (select count(distinct roster_place.person_id)::int from ${attended}
        where lesson.school_id = ${schoolId} and lesson.state = 'planned' and lesson.id <> all(${exceptLessonIds}::uuid[])
          and lesson.starts_at < span.ends_at and lesson.ends_at > span.starts_at
          and roster_place.person_id in (select person_id from mine)) as student_clashes,
      not exists (select from busy join lesson own on own.id = ${lessonId} where busy.subject_id = own.room_id
        and busy.during && tstzrange(span.starts_at, span.ends_at) and busy.cause_id <> all(${exceptLessonIds}::uuid[])) as keeps_room
    from ${spansOf(times)}
    where not exists (select from lesson_teacher join busy on busy.subject_id = lesson_teacher.person_id
      where lesson_teacher.lesson_id = ${lessonId} and busy.during && tstzrange(span.starts_at, span.ends_at)
        and busy.cause_id <> all(${exceptLessonIds}::uuid[]))
    order by span.place`.execute(sql)
  return rows
}

interface FreeRoom {
  readonly place: number
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly building_name: string
  readonly building_name_en: string
  readonly building_name_tw: string
  readonly seats: number
  readonly is_same_kind: boolean
  readonly is_same_building: boolean
  readonly metres: number
}

/** Rooms that are free at each time and large enough, the nearest to the lesson's own first. */
export const listFreeRooms = async (sql: Sql, { schoolId, lessonId }: Of, times: readonly Span[], max: number): Promise<FreeRoom[]> => {
  const { rows } = await fragment<FreeRoom>`
    with own as materialized (select room.id, room.kind, room.place_id, building.latitude, building.longitude
      from lesson left join room on room.id = lesson.room_id left join campus_place building on building.id = room.place_id
      where lesson.id = ${lessonId}),
    needed as materialized (select count(*) as seats from (${students(lessonId)}) taking)
    select span.place::int as place, free.* from ${spansOf(times)} cross join lateral (
      select room.id, room.name, room.name_en, room.name_tw, room.seats,
        building.name as building_name, building.name_en as building_name_en, building.name_tw as building_name_tw,
        coalesce(room.kind = own.kind, room.kind = 'lecture') as is_same_kind, coalesce(room.place_id = own.place_id, false) as is_same_building,
        coalesce(111320 * sqrt(power(building.latitude - own.latitude, 2)
          + power((building.longitude - own.longitude) * cos(radians(own.latitude)), 2)), 0)::float8 as metres
      from room join campus_place building on building.id = room.place_id cross join own cross join needed
      where room.school_id = ${schoolId} and not room.is_closed and room.seats >= needed.seats and room.id is distinct from own.id
        and not exists (select from busy where busy.subject_id = room.id and busy.during && tstzrange(span.starts_at, span.ends_at))
      order by coalesce(room.kind = own.kind, room.kind = 'lecture') desc, metres, room.seats, room.code limit ${max}
    ) free order by span.place, free.is_same_kind desc, free.metres, free.seats`.execute(sql)
  return rows
}

interface FreeColleague {
  readonly id: string
  readonly name: string
  readonly same_course: boolean
  readonly knows_students: boolean
  readonly lessons_that_day: number
}

/** Teachers of the same course or of the unit who are free then; who knows the course first, then who knows the students. */
export const listFreeColleagues = async (sql: Sql, { schoolId, lessonId }: Of, max: number): Promise<FreeColleague[]> => {
  const { rows } = await fragment<FreeColleague>`
    with own as materialized (select lesson.day, lesson.starts_at, lesson.ends_at, section.id as section_id, section.course_id, section.unit_id,
        section.term_id from lesson join lesson_section on lesson_section.lesson_id = lesson.id join section on section.id = lesson_section.section_id
      where lesson.id = ${lessonId}),
    mine as materialized (${students(lessonId)}),
    teaching as (select section_teacher.person_id, bool_or(section.course_id in (select course_id from own)) as same_course,
        bool_or(section.term_id in (select term_id from own) and exists (select from roster_place
          where roster_place.section_id = section.id and roster_place.person_id in (select person_id from mine))) as knows_students
      from section_teacher join section on section.id = section_teacher.section_id
      where section.school_id = ${schoolId} and (section.course_id in (select course_id from own)
        or section.term_id in (select term_id from own) and section.unit_id in (select unit_id from own))
      group by section_teacher.person_id)
    select person.id, person.name, teaching.same_course, teaching.knows_students,
      (select count(*)::int from lesson_teacher join lesson on lesson.id = lesson_teacher.lesson_id
        where lesson_teacher.person_id = person.id and lesson.state = 'planned' and lesson.day = (select day from own limit 1)) as lessons_that_day
    from teaching join person on person.id = teaching.person_id and person.state = 'active'
    where not exists (select from lesson_teacher where lesson_teacher.lesson_id = ${lessonId} and lesson_teacher.person_id = person.id)
      and not exists (select from busy join own on true where busy.subject_id = person.id and busy.during && tstzrange(own.starts_at, own.ends_at))
    order by teaching.same_course desc, teaching.knows_students desc, lessons_that_day, person.number limit ${max}`.execute(sql)
  return rows
}

interface Swappable {
  readonly id: string
  readonly student_clashes: number
}

/**
 * Lessons ahead, of the same students or of the same teacher, that could take the place of this one: teachers of both are free at the
 * other's time, and each fits into the other's room. Those after which nobody has two lessons at once come first.
 */
export const listSwappable = async (sql: Sql, { schoolId, lessonId }: Of, until: Span, max: number): Promise<Swappable[]> => {
  const free = (teachersOf: unknown, at: unknown) => fragment`not exists (select from lesson_teacher
    join busy on busy.subject_id = lesson_teacher.person_id and busy.cause_id not in (own.id, other.id)
    where lesson_teacher.lesson_id = ${teachersOf} and busy.during && ${at})`
  const clashes = (studentsOf: unknown, begins: unknown, ends: unknown) => fragment`(select count(distinct roster_place.person_id)::int
    from ${attended} where lesson.school_id = ${schoolId} and lesson.state = 'planned' and lesson.id not in (own.id, other.id)
      and lesson.starts_at < ${ends} and lesson.ends_at > ${begins}
      and roster_place.person_id in (${students(studentsOf)}))`
  const fits = (lesson: unknown, room: unknown) => fragment`coalesce((select room.seats from room where room.id = ${room})
    >= (select count(*) from ${rosterOf} as roster where roster.lesson_id = ${lesson}), true)`
  const [ownId, otherId] = [fragment`own.id`, fragment`other.id`]
  const [ownSpan, otherSpan] = [fragment`tstzrange(own.starts_at, own.ends_at)`, fragment`tstzrange(other.starts_at, other.ends_at)`]
  const { rows } = await fragment<Swappable>`
    select * from (select other.id, other.starts_at,
        ${clashes(ownId, fragment`other.starts_at`, fragment`other.ends_at`)} + ${clashes(otherId, fragment`own.starts_at`, fragment`own.ends_at`)} as student_clashes
      from lesson own join lesson other on other.term_id = own.term_id and other.id <> own.id and other.state = 'planned'
        and other.starts_at > ${until.startsAt} and other.starts_at < ${until.endsAt} and other.starts_at <> own.starts_at
      where own.id = ${lessonId} and exists (select from lesson_teacher where lesson_teacher.lesson_id = other.id)
        and (exists (select from lesson_teacher taught join lesson_teacher teaches on teaches.person_id = taught.person_id
            where taught.lesson_id = own.id and teaches.lesson_id = other.id)
          or exists (select from lesson_section mine join roster_place me on me.section_id = mine.section_id and me.kind = 'regular'
            join roster_place again on again.person_id = me.person_id and again.kind = 'regular'
            join lesson_section theirs on theirs.section_id = again.section_id
            where mine.lesson_id = own.id and theirs.lesson_id = other.id))
        and ${free(ownId, otherSpan)} and ${free(otherId, ownSpan)}
        and (other.room_id is not distinct from own.room_id
          or ${fits(ownId, fragment`other.room_id`)} and ${fits(otherId, fragment`own.room_id`)})) swappable
    order by student_clashes, starts_at, id limit ${max}`.execute(sql)
  return rows
}
