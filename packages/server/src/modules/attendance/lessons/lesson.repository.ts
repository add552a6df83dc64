import { sql as fragment, type RawBuilder } from 'kysely'
import { gatheredRead } from '../../../platform/db/gathered-work.ts'
import { hotRows, type Sql } from '../../../platform/db/sql.ts'
import { selectLessons } from '../../schedule/lessons/lesson.repository.ts'
import { rosterOf } from '../../schedule/lessons/lesson-roster.repository.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export type LessonRow = NonNullable<Awaited<ReturnType<typeof findLesson>>>

/** Lessons with their roll calls. Everybody who signs reads one. */
const listById = hotRows((sql, ids: readonly string[]) =>
  selectLessons(sql)
    .innerJoin('term', 'term.id', 'lesson.term_id')
    .leftJoin('roll_call', 'roll_call.lesson_id', 'lesson.id')
    .where(fragment<boolean>`lesson.id = any(${ids}::uuid[])`)
    .select(['term.closed_at as term_closed_at', 'roll_call.opened_at', 'roll_call.closed_at', 'roll_call.tag'])
    .select(['roll_call.key_encrypted', 'roll_call.with_sign_out']),
)

export const findLesson = async (sql: Sql, id: string) => (await listById(sql, [id]))[0]

/** The same while whole lectures sign. */
export const findSignedLesson = gatheredRead(listById, { most: 50, keyOf: ({ id }) => id })

interface Asked {
  readonly schoolId: string
  readonly teacherId?: string
  readonly scope?: Scope
  readonly from: string
  readonly until: string
}

export const maxLessons = 500

const isTaughtBy = (teacherId: string) =>
  fragment<boolean>`exists (select from lesson_teacher where lesson_teacher.lesson_id = lesson.id and lesson_teacher.person_id = ${teacherId})`

const isOfUnits = (unitIds: readonly string[]) =>
  fragment<boolean>`exists (select from lesson_section join section on section.id = lesson_section.section_id
    where lesson_section.lesson_id = lesson.id and section.unit_id = any(${unitIds}::uuid[]))`

const countWhere = (isCounted: RawBuilder<unknown>) =>
  fragment<number>`(select count(*)::int from attendance where attendance.lesson_id = lesson.id and ${isCounted})`

/** One more than are shown says that there are more. */
export const listLessons = (sql: Sql, { schoolId, teacherId, scope, from, until }: Asked) =>
  selectLessons(sql)
    .leftJoin('roll_call', 'roll_call.lesson_id', 'lesson.id')
    .where('lesson.school_id', '=', schoolId)
    .where('lesson.state', '=', 'planned')
    .where(fragment<boolean>`lesson.day between ${from}::date and ${until}::date`)
    .$if(teacherId !== undefined, (rows) => rows.where(isTaughtBy(teacherId ?? '')))
    .$if(scope !== undefined && scope !== 'school', (rows) => rows.where(isOfUnits(scope as string[])))
    .select(['roll_call.opened_at', 'roll_call.closed_at'])
    .select([
      fragment<number>`(select count(*)::int from ${rosterOf} as roster where roster.lesson_id = lesson.id)`.as('all'),
      countWhere(fragment`attendance.state in ('present', 'late', 'early')`).as('came'),
      countWhere(fragment`is_doubtful`).as('to_confirm'),
      countWhere(fragment`attendance.state = 'absent'`).as('absent'),
    ])
    .orderBy('lesson.starts_at')
    .limit(maxLessons + 1)
    .execute()
