import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Names {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

interface RoomJson extends Names {
  readonly id: string
  readonly building: Names
}

const roomsOf = (column: string) => fragment<
  RoomJson[]
>`(select coalesce(json_agg(json_build_object('id', room.id, 'name', room.name, 'nameEn', room.name_en, 'nameTw', room.name_tw,
    'building', json_build_object('name', place.name, 'nameEn', place.name_en, 'nameTw', place.name_tw)) order by room.code), '[]')
  from room join campus_place as place on place.id = room.place_id where room.id = any(${fragment.ref(column)}))`

/** How exams changed, the newest first. */
export const listChanges = (sql: Sql, examIds: readonly string[]) =>
  sql
    .selectFrom('exam_change')
    .innerJoin('person', 'person.id', 'exam_change.by_id')
    .where(fragment<boolean>`exam_change.exam_id = any(${examIds}::uuid[])`)
    .select([
      'exam_change.id',
      'exam_change.exam_id',
      'exam_change.kind',
      'exam_change.reason',
      'exam_change.before_starts_at',
      'exam_change.starts_at',
      'exam_change.changed_at',
      'person.name as by_name',
      'person.name_pinyin as by_pinyin',
      roomsOf('exam_change.before_room_ids').as('before_rooms'),
      roomsOf('exam_change.room_ids').as('rooms'),
    ])
    .orderBy('exam_change.id', 'desc')
    .execute()

export type ExamChangeRow = Awaited<ReturnType<typeof listChanges>>[number]
