import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Lessons by id, locked, with how often they changed. */
export const lockLessons = (sql: Sql, ids: readonly string[]) =>
  sql
    .selectFrom('lesson')
    .where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
    .select(['id', 'changes', 'starts_at', 'state'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Who does not give a lesson any more is free before anybody takes their place. */
export const takeOffTeachers = (sql: Sql, changeId: string) =>
  fragment`delete from lesson_teacher using lesson_change_part part
    where part.change_id = ${changeId} and lesson_teacher.lesson_id = part.lesson_id
      and lesson_teacher.person_id <> all(part.teacher_ids)`.execute(sql)

/** In one statement, so that lessons may take each other's places. The weekly plan leaves them alone from now on. */
export const moveLessons = (sql: Sql, changeId: string, now: Date) =>
  fragment`update lesson set day = part.day, starts_at = part.starts_at, ends_at = part.ends_at,
      from_period = part.from_period, to_period = part.to_period, room_id = part.room_id,
      state = case when part.is_held then 'planned' else 'cancelled' end, cancelled_by = case when part.is_held then null else 'person' end,
      is_fixed = true, changes = changes + 1, changed_at = ${now}
    from lesson_change_part part where part.change_id = ${changeId} and lesson.id = part.lesson_id`.execute(sql)

/** An extra lesson, with the sections of the one that it is like. */
export const makeExtraLesson = async (sql: Sql, changeId: string, now: Date) => {
  const { rows } = await fragment<{ id: string }>`insert into lesson (school_id, term_id, planned_on, day, starts_at, ends_at,
      from_period, to_period, room_id, is_fixed, changes, created_at, changed_at)
    select part.school_id, lesson_change.term_id, part.day, part.day, part.starts_at, part.ends_at,
      part.from_period, part.to_period, part.room_id, true, 1, ${now}, ${now}
    from lesson_change_part part join lesson_change on lesson_change.id = part.change_id
    where part.change_id = ${changeId} and part.lesson_id is null
    returning id`.execute(sql)
  const [made] = rows
  if (!made) return
  await fragment`insert into lesson_section (lesson_id, school_id, section_id)
    select ${made.id}, lesson_section.school_id, section_id from lesson_section
    join lesson_change on lesson_change.lesson_id = lesson_section.lesson_id where lesson_change.id = ${changeId}`.execute(sql)
  await sql.updateTable('lesson_change_part').set({ lesson_id: made.id }).where('change_id', '=', changeId).execute()
}

export const addTeachers = (sql: Sql, changeId: string) =>
  fragment`insert into lesson_teacher (lesson_id, school_id, person_id)
    select part.lesson_id, part.school_id, person_id from lesson_change_part part, unnest(part.teacher_ids) as person_id
    where part.change_id = ${changeId} and not exists (select from lesson_teacher
      where lesson_teacher.lesson_id = part.lesson_id and lesson_teacher.person_id = person_id)`.execute(sql)
