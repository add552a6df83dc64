import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { selectLessons } from '../lessons/lesson.repository.ts'

interface Asked {
  readonly lessonIds: readonly string[]
  /** On which day each was held before; null where it is new. */
  readonly days: readonly (string | null)[]
  readonly today: string
  /** The last person of the portion before. */
  readonly after: string | null
  readonly limit: number
}

/** A portion of those who teach some lessons or take part in them, before or now, with the lessons that are theirs. */
export const listCalendarConcerned = async (sql: Sql, { lessonIds, days, today, after, limit }: Asked) => {
  const { rows } = await fragment<{ person_id: string; lesson_ids: string[] }>`
    with given as materialized (
        select * from unnest(${lessonIds}::uuid[], ${days}::date[]) as given (lesson_id, before_day)),
      sections as materialized (select distinct section_id from given join lesson_section using (lesson_id)),
      portion as materialized (
        select person_id from (
          select person_id from sections join roster_place using (section_id) where left_on is null or left_on > ${today}::date
          union
          select person_id from given join lesson_teacher using (lesson_id)) as everybody
        where ${after}::uuid is null or person_id > ${after}::uuid
        order by person_id limit ${limit}),
      theirs as (
        select person_id, lesson_id from portion join lesson_teacher using (person_id) join given using (lesson_id)
        union
        select person_id, lesson_id
        from portion join roster_place using (person_id) join sections using (section_id) join lesson_section using (section_id)
        join given using (lesson_id) join lesson on lesson.id = lesson_id
        where roster_place.joined_on <= greatest(lesson.day, before_day)
          and (left_on is null or left_on > least(lesson.day, before_day)))
    select portion.person_id, coalesce(array_agg(lesson_id order by lesson_id) filter (where lesson_id is not null), '{}') as lesson_ids
    from portion left join theirs using (person_id) group by portion.person_id order by portion.person_id`.execute(sql)
  return rows
}

export const listLessonsById = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  selectLessons(sql)
    .where('lesson.school_id', '=', schoolId)
    .where('lesson.id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
    .execute()
