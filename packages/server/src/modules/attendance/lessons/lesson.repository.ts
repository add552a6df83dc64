import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export const teacherNames = fragment<string[]>`array(select teacher.name from lesson_teacher
  join person as teacher on teacher.id = lesson_teacher.person_id where lesson_teacher.lesson_id = lesson.id order by teacher.name)`.as(
  'teacher_names',
)
const teacherIds = fragment<string[]>`array(select person_id from lesson_teacher where lesson_teacher.lesson_id = lesson.id)`.as(
  'teacher_ids',
)

/** What is shown of a lesson; taught jointly, it is called by its first section. */
export const lessonColumns = [
  'lesson.id',
  'lesson.school_id',
  'lesson.term_id',
  'lesson.starts_at',
  'lesson.ends_at',
  'lesson.state',
  'section.id as section_id',
  'section.unit_id',
  'section.code as section_code',
  'course.name as course_name',
  'course.name_en as course_name_en',
  'course.name_tw as course_name_tw',
  'room.name as room_name',
  'room.name_en as room_name_en',
  'room.name_tw as room_name_tw',
] as const

export const lessonDay = fragment<string>`lesson.day::text`.as('day')

const firstSection = fragment<string>`(select min(section_id::text)::uuid from lesson_section where lesson_section.lesson_id = lesson.id)`

export const lessons = (sql: Sql) =>
  sql
    .selectFrom('lesson')
    .innerJoin('section', (on) => on.on(fragment<boolean>`section.id = ${firstSection}`))
    .innerJoin('course', 'course.id', 'section.course_id')
    .leftJoin('room', 'room.id', 'lesson.room_id')

export type LessonRow = NonNullable<Awaited<ReturnType<typeof findLesson>>>

export const findLesson = (sql: Sql, id: string) =>
  lessons(sql)
    .innerJoin('term', 'term.id', 'lesson.term_id')
    .leftJoin('roll_call', 'roll_call.lesson_id', 'lesson.id')
    .leftJoin('campus_place', 'campus_place.id', 'room.place_id')
    .where('lesson.id', '=', id)
    .select([...lessonColumns, lessonDay, teacherNames, teacherIds, 'term.closed_at as term_closed_at'])
    .select(['campus_place.latitude', 'campus_place.longitude'])
    .select(['roll_call.opened_at', 'roll_call.closed_at', 'roll_call.tag', 'roll_call.key_encrypted', 'roll_call.with_sign_out'])
    .executeTakeFirst()

/** Everybody who takes part in a lesson on its day. */
export const rosterOf = fragment<{ person_id: string; section_id: string; kind: string }>`(
  select distinct on (lesson_section.lesson_id, roster_place.person_id)
    lesson_section.lesson_id, roster_place.person_id, roster_place.section_id, roster_place.kind
  from lesson_section
  join lesson on lesson.id = lesson_section.lesson_id
  join roster_place on roster_place.section_id = lesson_section.section_id
    and roster_place.joined_on <= lesson.day and (roster_place.left_on is null or roster_place.left_on > lesson.day)
  order by lesson_section.lesson_id, roster_place.person_id, roster_place.section_id)`

export const findPlaceInRoster = async (sql: Sql, lessonId: string, personIds: readonly string[]) =>
  (
    await fragment<{ person_id: string; section_id: string }>`
      select person_id, section_id from ${rosterOf} as roster where lesson_id = ${lessonId} and person_id = any(${personIds}::uuid[])`.execute(
      sql,
    )
  ).rows

interface Asked {
  readonly schoolId: string
  readonly teacherId?: string
  readonly scope?: Scope
  readonly from: string
  readonly until: string
}

const maxLessons = 500

export const listLessons = (sql: Sql, { schoolId, teacherId, scope, from, until }: Asked) =>
  lessons(sql)
    .leftJoin('roll_call', 'roll_call.lesson_id', 'lesson.id')
    .where('lesson.school_id', '=', schoolId)
    .where('lesson.state', '=', 'planned')
    .where(fragment<boolean>`lesson.day between ${from}::date and ${until}::date`)
    .$if(teacherId !== undefined, (rows) =>
      rows.where((row) =>
        row.exists(
          row
            .selectFrom('lesson_teacher')
            .whereRef('lesson_id', '=', 'lesson.id')
            .where('person_id', '=', teacherId ?? '')
            .select('lesson_id'),
        ),
      ),
    )
    .$if(scope !== undefined && scope !== 'school', (rows) =>
      rows.where(fragment<boolean>`section.unit_id = any(${scope as string[]}::uuid[])`),
    )
    .select([...lessonColumns, lessonDay, teacherNames, 'roll_call.opened_at', 'roll_call.closed_at'])
    .select((row) => [
      fragment<number>`(select count(*)::int from ${rosterOf} as roster where roster.lesson_id = lesson.id)`.as('all'),
      ...(
        [
          ['came', fragment`state in ('present', 'late', 'early')`],
          ['to_confirm', fragment`is_doubtful`],
          ['absent', fragment`state = 'absent'`],
        ] as const
      ).map(([name, counted]) =>
        row
          .selectFrom('attendance')
          .whereRef('attendance.lesson_id', '=', 'lesson.id')
          .where(fragment<boolean>`${counted}`)
          .select(fragment<number>`count(*)::int`.as('count'))
          .as(name),
      ),
    ])
    .orderBy('lesson.starts_at')
    .limit(maxLessons)
    .execute()
