import { sql as fragment } from 'kysely'
import { waitingRows } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

interface Names {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

interface RoomNames extends Names {
  readonly id: string
  readonly building: Names
}

interface PlaceRow {
  readonly day: string
  readonly starts_at: string
  readonly ends_at: string
  readonly room: RoomNames | null
  readonly teachers: readonly { readonly id: string; readonly name: string; readonly namePinyin: string | null }[]
  readonly is_held: boolean
}

export interface PartRow {
  readonly id: string
  readonly lesson_id: string | null
  readonly seen_changes: number
  readonly course: Names
  readonly sections: readonly { readonly id: string; readonly code: string; readonly unit_id: string }[]
  readonly before: PlaceRow | null
  readonly after: PlaceRow & { readonly from_period: number | null; readonly to_period: number | null }
}

const roomOf = (column: string) => fragment`(select json_build_object('id', room.id, 'name', room.name, 'name_en', room.name_en,
    'name_tw', room.name_tw, 'building', json_build_object('name', building.name, 'name_en', building.name_en, 'name_tw', building.name_tw))
  from room join campus_place building on building.id = room.place_id where room.id = ${fragment.ref(column)})`

const teachersOf = (
  column: string,
) => fragment`(select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'namePinyin', person.name_pinyin)
  order by person.number), '[]') from person where person.id = any(${fragment.ref(column)}))`

/** The sections of an extra lesson are those of the lesson it is like. */
const ofLesson = fragment`lesson_section.lesson_id = coalesce(part.lesson_id, lesson_change.lesson_id)`

const parts = fragment<PartRow[]>`(select coalesce(json_agg(json_build_object(
    'id', part.id, 'lesson_id', part.lesson_id, 'seen_changes', part.seen_changes,
    'course', (select json_build_object('name', course.name, 'name_en', course.name_en, 'name_tw', course.name_tw)
      from lesson_section join section on section.id = lesson_section.section_id join course on course.id = section.course_id
      where ${ofLesson} order by section.code limit 1),
    'sections', (select json_agg(json_build_object('id', section.id, 'code', section.code, 'unit_id', section.unit_id) order by section.code)
      from lesson_section join section on section.id = lesson_section.section_id where ${ofLesson}),
    'before', case when part.before_starts_at is null then null else json_build_object('day', part.before_day,
      'starts_at', part.before_starts_at, 'ends_at', part.before_ends_at, 'room', ${roomOf('part.before_room_id')},
      'teachers', ${teachersOf('part.before_teacher_ids')}, 'is_held', part.before_is_held) end,
    'after', json_build_object('day', part.day, 'starts_at', part.starts_at, 'ends_at', part.ends_at,
      'from_period', part.from_period, 'to_period', part.to_period,
      'room', ${roomOf('part.room_id')}, 'teachers', ${teachersOf('part.teacher_ids')}, 'is_held', part.is_held)
  ) order by part.id), '[]') from lesson_change_part part where part.change_id = lesson_change.id)`.as('parts')

export const changes = (sql: Sql) =>
  sql
    .selectFrom('lesson_change')
    .innerJoin('person as asker', 'asker.id', 'lesson_change.person_id')
    .leftJoin('person as colleague', 'colleague.id', 'lesson_change.colleague_id')
    .leftJoin('person as decider', 'decider.id', 'lesson_change.decided_by')
    .selectAll('lesson_change')
    .select(['asker.name as asker_name', 'colleague.name as colleague_name', 'decider.name as decider_name', parts])
    .select(['asker.name_pinyin as asker_pinyin', 'colleague.name_pinyin as colleague_pinyin', 'decider.name_pinyin as decider_pinyin'])

export type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number]

const maxListed = 100

export const listChangesOf = (sql: Sql, personId: string) =>
  changes(sql)
    .where((row) => row.or([row('lesson_change.person_id', '=', personId), row('lesson_change.colleague_id', '=', personId)]))
    .orderBy('lesson_change.id', 'desc')
    .limit(maxListed)
    .execute()

export const findChange = (sql: Sql, schoolId: string, id: string) =>
  changes(sql).where('lesson_change.school_id', '=', schoolId).where('lesson_change.id', '=', id).executeTakeFirst()

/** Those that wait for the answer of a colleague. */
export const measureAsked = (sql: Sql, personId: string) =>
  waitingRows(sql.selectFrom('lesson_change').where('colleague_id', '=', personId).where('state', '=', 'waiting_colleague'), 'created_at')

/** What was approved for a lesson, the earliest first. */
export const listHistory = (sql: Sql, lessonId: string) =>
  changes(sql)
    .where('lesson_change.state', '=', 'approved')
    .where((row) =>
      row.exists(
        row
          .selectFrom('lesson_change_part')
          .whereRef('lesson_change_part.change_id', '=', 'lesson_change.id')
          .where('lesson_change_part.lesson_id', '=', lessonId),
      ),
    )
    .orderBy('lesson_change.decided_at')
    .execute()

/** Locked before anything else of it is read. */
export const lockChange = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('lesson_change').where('school_id', '=', schoolId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const insertChange = async (
  sql: Sql,
  row: NewRow<'lesson_change'>,
  parts: readonly Omit<NewRow<'lesson_change_part'>, 'change_id'>[],
) => {
  const { id } = await sql.insertInto('lesson_change').values(row).returning('id').executeTakeFirstOrThrow()
  await sql
    .insertInto('lesson_change_part')
    .values(parts.map((part) => ({ ...part, change_id: id })))
    .execute()
  return id
}

export const updateChange = (sql: Sql, id: string, row: Partial<NewRow<'lesson_change'>>) =>
  sql.updateTable('lesson_change').set(row).where('id', '=', id).execute()

/** Waiting changes that nothing can come of any more: the lesson changed meanwhile, began, or the wanted time is here. */
export const listOutdated = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('lesson_change')
    .where('ended_at', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('lesson_change_part as part')
          .leftJoin('lesson', 'lesson.id', 'part.lesson_id')
          .whereRef('part.change_id', '=', 'lesson_change.id')
          .where((part) =>
            part.or([
              part('lesson.changes', '<>', part.ref('part.seen_changes')),
              part('part.starts_at', '<=', now),
              part.and([part('part.before_is_held', '=', true), part('part.before_starts_at', '<=', now)]),
            ]),
          ),
      ),
    )
    .select(['id', 'school_id'])
    .orderBy('id')
    .limit(limit)
    .execute()

export const lockWaitingOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('lesson_change')
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('person_id', '=', personId), row('colleague_id', '=', personId)]))
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute()
