import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { isOnRoster } from '../lessons/lesson-roster.repository.ts'

/** Times that somebody wants, and who and what would be taken then. */
export interface Wanted {
  readonly schoolId: string
  readonly times: readonly { readonly startsAt: Date; readonly endsAt: Date }[]
  readonly roomId: string | null
  readonly teacherIds: readonly string[]
  readonly sectionIds: readonly string[]
  /** Lessons that move away themselves. */
  readonly exceptSlotId?: string | undefined
  readonly exceptLessonIds?: readonly string[] | undefined
}

const spans = ({ times }: Wanted) => fragment`unnest(${times.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
  ${times.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) as span (starts_at, ends_at)`

const notMoving = ({ exceptSlotId = '', exceptLessonIds = [] }: Wanted) =>
  fragment`coalesce(lesson.slot_id::text, 'none') <> ${exceptSlotId} and lesson.id <> all(${exceptLessonIds}::uuid[])`

interface Name {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

export interface ClashRow {
  readonly kind: 'room' | 'teacher' | 'student'
  readonly subject: Name
  /** None where an exam or a duty is there. */
  readonly course: Name | null
  readonly cause: 'lesson' | 'exam' | 'duty'
  readonly starts_at: Date
  readonly ends_at: Date
}

const courseOf = fragment`(select json_build_object('name', course.name, 'name_en', course.name_en, 'name_tw', course.name_tw)
  from lesson_section join section on section.id = lesson_section.section_id join course on course.id = section.course_id
  where lesson_section.lesson_id = lesson.id limit 1)`

/** The room or a teacher is taken already. */
export const listTaken = async (sql: Sql, wanted: Wanted): Promise<readonly ClashRow[]> => {
  const subjects = [...(wanted.roomId === null ? [] : [wanted.roomId]), ...wanted.teacherIds]
  const { rows } = await fragment<ClashRow>`
    select case when room.id is null then 'teacher' else 'room' end as kind,
      case when room.id is null then json_build_object('name', person.name, 'name_en', coalesce(nullif(person.name_pinyin, ''), person.name), 'name_tw', person.name)
        else json_build_object('name', room.name, 'name_en', room.name_en, 'name_tw', room.name_tw) end as subject,
      busy.cause, ${courseOf} as course, lower(busy.during) as starts_at, upper(busy.during) as ends_at
    from ${spans(wanted)}
    join busy on busy.during && tstzrange(span.starts_at, span.ends_at) and busy.subject_id = any(${subjects}::uuid[])
    left join lesson on busy.cause = 'lesson' and lesson.id = busy.cause_id
    left join room on room.id = busy.subject_id
    left join person on person.id = busy.subject_id
    where busy.school_id = ${wanted.schoolId} and (lesson.id is null or ${notMoving(wanted)})
    order by 5, 1`.execute(sql)
  return rows
}

const student = fragment`json_build_object('name', person.name, 'name_en', coalesce(nullif(person.name_pinyin, ''), person.name),
  'name_tw', person.name)::jsonb as subject`

/** Students who take part and have another lesson or a seat in an exam then. Who repeats a course or is exempt may miss lessons. */
export const listStudentClashes = async (sql: Sql, wanted: Wanted): Promise<readonly ClashRow[]> => {
  const { rows } = await fragment<ClashRow>`
    (select distinct on (lesson.starts_at, person.number, lesson.id) 'student' as kind, 'lesson' as cause, ${student},
      ${courseOf}::jsonb as course, lesson.starts_at, lesson.ends_at, person.number
    from roster_place mine
    join person on person.id = mine.person_id
    join roster_place other on other.person_id = mine.person_id and other.kind = 'regular'
    join lesson_section on lesson_section.section_id = other.section_id
    join lesson on lesson.id = lesson_section.lesson_id and lesson.state = 'planned'
      and ${isOnRoster('other')} and ${isOnRoster('mine')}
    join ${spans(wanted)} on lesson.starts_at < span.ends_at and lesson.ends_at > span.starts_at
    where mine.section_id = any(${wanted.sectionIds}::uuid[]) and mine.kind = 'regular' and mine.school_id = ${wanted.schoolId} and ${notMoving(wanted)}
    order by lesson.starts_at, person.number, lesson.id)
    union all
    (select distinct on (lower(seat.during), person.number, seat.id) 'student', 'exam', ${student},
      null::jsonb, lower(seat.during), upper(seat.during), person.number
    from roster_place mine
    join person on person.id = mine.person_id
    join seat on seat.person_id = mine.person_id
    join ${spans(wanted)} on seat.during && tstzrange(span.starts_at, span.ends_at)
    where mine.section_id = any(${wanted.sectionIds}::uuid[]) and mine.kind = 'regular' and mine.school_id = ${wanted.schoolId}
      and (mine.left_on is null or mine.left_on > span.starts_at::date))
    order by starts_at, number`.execute(sql)
  return rows
}

interface Sitting {
  readonly personId: string
  readonly endsAt: Date
}

/** Lessons that these students have while each of them sits an exam. Who repeats a course or is exempt may miss them. */
export const listLessonsDuring = async (
  sql: Sql,
  { people, startsAt }: { readonly people: readonly Sitting[]; readonly startsAt: Date },
): Promise<readonly ClashRow[]> => {
  const { rows } = await fragment<ClashRow>`
    select distinct on (lesson.starts_at, person.number, lesson.id) 'student' as kind, 'lesson' as cause, ${student},
      ${courseOf}::jsonb as course, lesson.starts_at, lesson.ends_at
    from unnest(${people.map(({ personId }) => personId)}::uuid[], ${people.map(({ endsAt }) => endsAt)}::timestamptz[])
      as sitting (person_id, ends_at)
    join roster_place other on other.person_id = sitting.person_id and other.kind = 'regular'
    join person on person.id = other.person_id
    join lesson_section on lesson_section.section_id = other.section_id
    join lesson on lesson.id = lesson_section.lesson_id and lesson.state = 'planned' and ${isOnRoster('other')}
      and lesson.starts_at < sitting.ends_at and lesson.ends_at > ${startsAt}
    order by lesson.starts_at, person.number, lesson.id`.execute(sql)
  return rows
}

/** Lessons of the same teachers that end shortly before, or begin shortly after, in another building. */
export const listNeighbours = async (sql: Sql, wanted: Wanted) => {
  const { rows } = await fragment<{
    starts_at: Date
    minutes: number
    building: Name
    latitude: number
    longitude: number
  }>`
    select distinct span.starts_at, building.latitude, building.longitude,
      json_build_object('name', building.name, 'name_en', building.name_en, 'name_tw', building.name_tw)::jsonb as building,
      round(extract(epoch from greatest(span.starts_at - lesson.ends_at, lesson.starts_at - span.ends_at)) / 60)::int as minutes
    from ${spans(wanted)}
    join lesson on lesson.state = 'planned' and lesson.school_id = ${wanted.schoolId}
      and (lesson.ends_at between span.starts_at - interval '30 minutes' and span.starts_at
        or lesson.starts_at between span.ends_at and span.ends_at + interval '30 minutes')
    join lesson_teacher on lesson_teacher.lesson_id = lesson.id and lesson_teacher.person_id = any(${wanted.teacherIds}::uuid[])
    join room on room.id = lesson.room_id
    join campus_place building on building.id = room.place_id
    where ${notMoving(wanted)}
    order by span.starts_at limit 200`.execute(sql)
  return rows
}
