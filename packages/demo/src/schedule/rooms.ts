import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { buildings } from '../school/buildings.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'

export interface Room {
  readonly id: string
  readonly code: string
  readonly kind: NewRow<'room'>['kind']
  readonly building: string
  readonly floor: number
  readonly seats: number
}

interface Floors {
  readonly building: string
  readonly letter: string
  readonly floors: number
  readonly rooms: readonly (readonly [kind: Room['kind'], seats: number])[]
}

const several = (count: number, kind: Room['kind'], seats: number) => Array.from({ length: count }, () => [kind, seats] as const)

/** The rooms of each floor of a building. */
const floorsOf: readonly Floors[] = [
  { building: 'teaching-1', letter: 'A', floors: 4, rooms: [...several(3, 'lecture', 60), ['lecture', 120], ['seminar', 40]] },
  { building: 'teaching-2', letter: 'B', floors: 4, rooms: [...several(2, 'lecture', 60), ['lecture', 120], ['seminar', 40]] },
  { building: 'teaching-3', letter: 'C', floors: 4, rooms: [...several(2, 'lecture', 60), ['lecture', 120], ['seminar', 40]] },
  { building: 'teaching-4', letter: 'D', floors: 3, rooms: [...several(2, 'lecture', 60), ['lecture', 150]] },
  { building: 'computing', letter: 'E', floors: 3, rooms: several(3, 'computer', 60) },
  { building: 'laboratory', letter: 'F', floors: 2, rooms: several(4, 'laboratory', 40) },
  { building: 'arts', letter: 'G', floors: 2, rooms: several(3, 'other', 40) },
  { building: 'gym', letter: 'H', floors: 1, rooms: several(4, 'sport', 120) },
  { building: 'stadium', letter: 'T', floors: 1, rooms: several(2, 'sport', 120) },
]

export const rooms: readonly Room[] = floorsOf.flatMap(({ building, letter, floors, rooms: onFloor }) =>
  Array.from({ length: floors }, (_, below) =>
    onFloor.map(([kind, seats], index) => {
      const code = `${letter}${below + 1}${String(index + 1).padStart(2, '0')}`
      return { id: idOf('room', code), code, kind, building, floor: below + 1, seats }
    }),
  ).flat(),
)

/** Seats in rows, a gap of none; sports have no seats for exams. */
const seating = ({ kind, seats }: Room) =>
  kind === 'sport' ? {} : { seat_columns: seats > 60 ? 15 : 10, seat_rows: Math.ceil(seats / (seats > 60 ? 15 : 10)) }

export const roomRows = (today: Date) =>
  rooms.map((room) => {
    const [name, nameEn, nameTw] = buildings.find(({ code }) => code === room.building)?.name ?? ['', '', '']
    return {
      id: room.id,
      school_id: demoUniversity.id,
      place_id: idOf('place', room.building),
      code: room.code,
      ...nameColumns([`${name} ${room.code}`, `${nameEn} ${room.code}`, `${nameTw} ${room.code}`]),
      kind: room.kind,
      floor: room.floor,
      seats: room.seats,
      ...seating(room),
      created_at: today,
    }
  })
