import type { PlannedExam } from '@campus/contract/exams/console.ts'

export interface TypedRoom {
  readonly key: string
  readonly roomId: string
  readonly invigilatorIds: readonly string[]
}

export const roomsFrom = (exam: PlannedExam | null): TypedRoom[] =>
  (exam?.sittings ?? []).map(({ id, room, invigilators }) => ({
    key: id,
    roomId: room.id,
    invigilatorIds: invigilators.map((one) => one.id),
  }))

/** Rows without a room are left out. */
export const chosenRooms = (rooms: readonly TypedRoom[]) =>
  rooms
    .filter(({ roomId }) => roomId !== '')
    .map(({ roomId, invigilatorIds }) => ({ roomId, invigilatorIds: invigilatorIds.filter(Boolean) }))
