import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Who takes part in a lesson: those who are on the roster of one of its sections on its day. */
export const isOnRoster = (place = 'roster_place') => fragment<boolean>`(lesson.day >= ${fragment.ref(`${place}.joined_on`)}
  and (lesson.day < ${fragment.ref(`${place}.left_on`)} or ${fragment.ref(`${place}.left_on`)} is null))`

/** Everybody who takes part, once a lesson, in the first section that they are in. */
export const rosterOf = fragment<{ person_id: string; section_id: string; kind: string }>`(
  select distinct on (lesson_section.lesson_id, roster_place.person_id)
    lesson_section.lesson_id, roster_place.person_id, roster_place.section_id, roster_place.kind
  from lesson_section
  join lesson on lesson.id = lesson_section.lesson_id
  join roster_place on roster_place.section_id = lesson_section.section_id and ${isOnRoster()}
  order by lesson_section.lesson_id, roster_place.person_id, roster_place.section_id)`

/** The section in which somebody takes part in a lesson. */
export const sectionOf = (lessonId: string, personId: string) => fragment<string | null>`(
  select roster_place.section_id
  from lesson_section
  join lesson on lesson.id = lesson_section.lesson_id
  join roster_place on roster_place.section_id = lesson_section.section_id and ${isOnRoster()}
  where lesson_section.lesson_id = ${fragment.ref(lessonId)} and roster_place.person_id = ${fragment.ref(personId)}
  order by roster_place.section_id limit 1)`

export const findPlaceInRoster = async (sql: Sql, lessonId: string, personIds: readonly string[]) =>
  (
    await fragment<{ person_id: string; section_id: string }>`
      select person_id, section_id from ${rosterOf} as roster where lesson_id = ${lessonId} and person_id = any(${personIds}::uuid[])`.execute(
      sql,
    )
  ).rows

export const isTakenBy = async (sql: Sql, lessonId: string, personId: string) =>
  (await findPlaceInRoster(sql, lessonId, [personId])).length > 0

export const countTaking = async (sql: Sql, lessonId: string): Promise<number> => {
  const { rows } = await fragment<{ count: number }>`
    select count(*)::int as count from ${rosterOf} as roster where lesson_id = ${lessonId}`.execute(sql)
  return rows[0]?.count ?? 0
}
