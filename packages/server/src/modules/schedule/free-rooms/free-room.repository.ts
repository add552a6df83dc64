import { type freeRoomKinds } from '@campus/contract/schedule/free-rooms.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Wanted {
  readonly schoolId: string
  readonly kinds: readonly (typeof freeRoomKinds)[number][]
  readonly startsAt: Date
  readonly endsAt: Date
  readonly endOfDay: Date
  readonly placeId: string | undefined
  readonly seats: number
}

interface FreeRoomRow {
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly building_name: string
  readonly building_name_en: string
  readonly building_name_tw: string
  readonly kind: (typeof freeRoomKinds)[number]
  readonly floor: number
  readonly seats: number
  readonly taken_at: Date | null
  /** How many there are, listed or not. */
  readonly total: number
}

/** As many as a phone shows; more are found by building or seats. */
const maxListed = 300

/** Open rooms that are large enough and that no lesson and no exam uses then, with when they are used next. */
export const listFree = async (sql: Sql, { schoolId, kinds, startsAt, endsAt, endOfDay, placeId = '', seats }: Wanted) => {
  const { rows } = await fragment<FreeRoomRow>`
    select room.id, room.name, room.name_en, room.name_tw, room.kind, room.floor, room.seats, (count(*) over ())::int as total,
      building.name as building_name, building.name_en as building_name_en, building.name_tw as building_name_tw,
      (select min(lower(during)) from busy where busy.subject_id = room.id
        and busy.during && tstzrange(${endsAt}::timestamptz, ${endOfDay}::timestamptz)) as taken_at
    from room join campus_place building on building.id = room.place_id
    where room.school_id = ${schoolId} and not room.is_closed and room.kind = any(${kinds}::text[]) and room.seats >= ${seats}
      and ${placeId} in ('', room.place_id::text)
      and not exists (select from busy where busy.subject_id = room.id
        and busy.during && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz))
    order by room.code limit ${maxListed}`.execute(sql)
  return rows
}

/** Buildings that have such rooms, in the order of their rooms. */
export const listBuildings = (sql: Sql, schoolId: string, kinds: Wanted['kinds']) =>
  sql
    .selectFrom('campus_place')
    .innerJoin('room', 'room.place_id', 'campus_place.id')
    .where('campus_place.school_id', '=', schoolId)
    .where('room.kind', 'in', kinds)
    .where('room.is_closed', '=', false)
    .groupBy('campus_place.id')
    .select(['campus_place.id', 'campus_place.name', 'campus_place.name_en', 'campus_place.name_tw'])
    .orderBy(({ fn }) => fn.min('room.code'))
    .execute()
