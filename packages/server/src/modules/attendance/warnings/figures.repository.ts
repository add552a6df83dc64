import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import type { State } from '../states/fold.rules.ts'
import type { Counted, Planned } from './figures.rules.ts'

const hours = fragment<number>`coalesce(lesson.to_period - lesson.from_period + 1, extract(epoch from lesson.ends_at - lesson.starts_at) / 2700)`

/** The term of today, or the one before where none runs. */
export const findTerm = (sql: Sql, schoolId: string, today: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`first_monday <= ${today}::date`)
    .select(['id', 'academic_year', 'semester'])
    .orderBy('first_monday', 'desc')
    .limit(1)
    .executeTakeFirst()

interface Among {
  readonly sectionIds: readonly string[]
  readonly personId?: string | undefined
}

/**
 * The lessons of `taken` whose roll was called; others count nowhere. Each is looked up once, not for each of its people, and by its key:
 * the planner expects as many lessons as `taken` has rows and would read all roll calls of all terms, so they reach it as an array.
 */
const heldLessons = fragment`
  select lesson.id, lesson.day, lesson.starts_at, ${hours} as hours from roll_call join lesson on lesson.id = roll_call.lesson_id
  where roll_call.lesson_id = any(array(select distinct lesson_id from taken)) and roll_call.closed_at is not null`

export const countStates = async (sql: Sql, { sectionIds, personId }: Among) => {
  const { rows } = await fragment<Counted & { section_id: string; person_id: string }>`
    with taken as materialized (
        select section_id, person_id, lesson_id, state, leave_kind from attendance
        where section_id = any(${sectionIds}::uuid[]) and (${personId ?? null}::uuid is null or person_id = ${personId ?? null})),
      held as materialized (${heldLessons})
    select section_id, person_id,
      (count(*) filter (where state = 'present'))::int as present, (count(*) filter (where state = 'late'))::int as late,
      (count(*) filter (where state = 'early'))::int as early, (count(*) filter (where state = 'absent'))::int as absent,
      (count(*) filter (where state = 'leave'))::int as leave, (count(*) filter (where state = 'exempt'))::int as exempt,
      (count(*) filter (where leave_kind = 'official'))::int as official,
      coalesce(sum(hours) filter (where state = 'absent'), 0)::float8 as missed_hours
    from taken join held on held.id = taken.lesson_id
    group by section_id, person_id`.execute(sql)
  return rows
}

/** What is still to come of each section, and all its hours. */
export const listPlanned = async (sql: Sql, sectionIds: readonly string[], now: Date) => {
  const { rows } = await fragment<Planned & { section_id: string }>`
    select lesson_section.section_id, (count(*) filter (where lesson.starts_at > ${now}))::int as ahead, coalesce(sum(${hours}), 0)::float8 as hours
    from lesson_section join lesson on lesson.id = lesson_section.lesson_id and lesson.state = 'planned'
    where lesson_section.section_id = any(${sectionIds}::uuid[]) group by lesson_section.section_id`.execute(sql)
  return new Map(rows.map((row) => [row.section_id, row]))
}

export const listTaken = async (sql: Sql, sectionId: string) => {
  const { rows } = await fragment<{ person_id: string; day: string; state: State }>`
    with taken as materialized (
        select person_id, lesson_id, state from attendance where section_id = ${sectionId} and state is not null),
      held as materialized (${heldLessons})
    select taken.person_id, held.day::text, taken.state from taken join held on held.id = taken.lesson_id
    order by taken.person_id, held.starts_at`.execute(sql)
  return rows
}

const named = (sql: Sql) =>
  sql
    .selectFrom('section')
    .innerJoin('course', 'course.id', 'section.course_id')
    .select(['section.id', 'section.code', 'section.term_id', 'course.name', 'course.name_en', 'course.name_tw'])
    .orderBy('course.name')
    .orderBy('section.code')

export const listStudentSections = (sql: Sql, personId: string, termId: string) =>
  named(sql)
    .innerJoin('roster_place', 'roster_place.section_id', 'section.id')
    .where('roster_place.person_id', '=', personId)
    .where('section.term_id', '=', termId)
    .execute()

export const listTeacherSections = (sql: Sql, personId: string, termId: string) =>
  named(sql)
    .innerJoin('section_teacher', 'section_teacher.section_id', 'section.id')
    .where('section_teacher.person_id', '=', personId)
    .where('section.term_id', '=', termId)
    .execute()

interface LookedAfter {
  readonly schoolId: string
  readonly termId: string
  readonly scope: Scope
}

const lookedAfter = (sql: Sql, { schoolId, termId, scope }: LookedAfter) =>
  named(sql)
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .$if(scope !== 'school', (rows) => rows.where(fragment<boolean>`section.unit_id = any(${scope as string[]}::uuid[])`))

export const listSectionsInScope = (sql: Sql, among: LookedAfter, page: Page) => onPage(lookedAfter(sql, among), page).execute()

export const countSectionsInScope = (sql: Sql, among: LookedAfter) => countRows(lookedAfter(sql, among).clearSelect().clearOrderBy())

export const findNamedSection = (sql: Sql, id: string) => named(sql).where('section.id', '=', id).executeTakeFirst()

export const listRosterPeople = (sql: Sql, sectionId: string) =>
  sql
    .selectFrom('roster_place')
    .innerJoin('person', 'person.id', 'roster_place.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('roster_place.section_id', '=', sectionId)
    .where('roster_place.left_on', 'is', null)
    .select(['person.id', 'person.name', 'person.name_pinyin', 'person.number', 'org_unit.name as unit_name'])
    .select(['org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .orderBy('person.number')
    .execute()
