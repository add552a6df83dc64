import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const listRooms = (sql: Sql, schoolId: string, now: Date) =>
  sql
    .selectFrom('room')
    .innerJoin('campus_place as building', 'building.id', 'room.place_id')
    .where('room.school_id', '=', schoolId)
    .selectAll('room')
    .select(['building.name as building_name', 'building.name_en as building_name_en', 'building.name_tw as building_name_tw'])
    .select(
      fragment<number>`(select count(*)::int from lesson where lesson.room_id = room.id and lesson.starts_at > ${now} and lesson.state = 'planned')`.as(
        'lessons_ahead',
      ),
    )
    .orderBy('building.name')
    .orderBy('room.code')
    .execute()

/** Where rooms may be: not at gates, greens and terminals. */
export const listBuildings = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('campus_place')
    .where('school_id', '=', schoolId)
    .where('kind', 'in', ['teaching', 'library', 'office', 'sport'])
    .select(['id', 'name', 'name_en', 'name_tw'])
    .orderBy('name')
    .execute()

export const insertRoom = (sql: Sql, row: NewRow<'room'>) => sql.insertInto('room').values(row).returning('id').executeTakeFirstOrThrow()

export const updateRoom = (sql: Sql, schoolId: string, id: string, row: Partial<NewRow<'room'>>) =>
  sql.updateTable('room').set(row).where('school_id', '=', schoolId).where('id', '=', id).returning('id').executeTakeFirst()
