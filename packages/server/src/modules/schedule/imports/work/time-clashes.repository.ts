import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../../platform/db/sql.ts'

interface BusyRow {
  readonly subject_id: string
  readonly cause: 'lesson' | 'exam' | 'duty'
  readonly cause_id: string
  readonly starts_at: Date
  readonly ends_at: Date
}

/** When rooms and people are taken within some days. */
export const listBusy = async (sql: Sql, subjectIds: readonly string[], { from, to }: { readonly from: string; readonly to: string }) => {
  const { rows } =
    await fragment<BusyRow>`select subject_id, cause, cause_id, lower(during) as starts_at, upper(during) as ends_at from busy
    where subject_id = any(${subjectIds}::uuid[]) and during && tstzrange(${from}::date - 2, ${to}::date + 2)`.execute(sql)
  return rows
}

/** What is taught at these lessons. */
export const listCourseNames = async (sql: Sql, lessonIds: readonly string[]): Promise<ReadonlyMap<string, Phrase>> => {
  const { rows } = await fragment<{ id: string; name: string; name_en: string; name_tw: string }>`
    select distinct on (lesson_id) lesson_id as id, course.name, course.name_en, course.name_tw
    from lesson_section join section on section.id = section_id join course on course.id = section.course_id
    where lesson_id = any(${lessonIds}::uuid[])`.execute(sql)
  return new Map(rows.map(({ id, name, name_en, name_tw }) => [id, [name, name_en, name_tw]]))
}

export const listSubjectNames = async (sql: Sql, ids: readonly string[]) => {
  const { rows } = await fragment<{ id: string; kind: 'room' | 'teacher'; name: string }>`
    select id, 'room' as kind, code as name from room where id = any(${ids}::uuid[])
    union all select id, 'teacher', name from person where id = any(${ids}::uuid[])`.execute(sql)
  return new Map(rows.map((row) => [row.id, row]))
}
