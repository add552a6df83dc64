import type { ChangeKind } from '@campus/contract/schedule/lesson-change.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'

/** When, where and with whom a lesson is held, or that it is not. */
export interface Placement {
  readonly day: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly fromPeriod: number | null
  readonly toPeriod: number | null
  readonly roomId: string | null
  readonly teacherIds: readonly string[]
  readonly isHeld: boolean
}

export interface Part {
  /** None for an extra lesson. */
  readonly lesson: LessonRow | undefined
  readonly after: Placement
}

export const placementOf = (lesson: LessonRow): Placement => ({
  day: lesson.day,
  startsAt: lesson.starts_at,
  endsAt: lesson.ends_at,
  fromPeriod: lesson.from_period,
  toPeriod: lesson.to_period,
  roomId: lesson.room_id,
  teacherIds: lesson.teachers.map(({ id }) => id),
  isHeld: lesson.state === 'planned',
})

export type WantedTime = Pick<Placement, 'day' | 'startsAt' | 'endsAt' | 'fromPeriod' | 'toPeriod'>

export interface WantedChange {
  readonly kind: ChangeKind
  readonly lesson: LessonRow
  readonly askerId: string
  readonly time?: WantedTime | undefined
  readonly roomId?: string | null | undefined
  readonly other?: LessonRow | undefined
  readonly colleagueId?: string | undefined
}

/** Lessons that are swapped take each other's time and room; everything else of them stays. */
const inPlaceOf = (lesson: LessonRow, other: LessonRow): Part => ({
  lesson,
  after: { ...placementOf(other), teacherIds: placementOf(lesson).teacherIds },
})

/** What becomes of each lesson. */
export const partsOf = ({ kind, lesson, askerId, time, roomId, other, colleagueId }: WantedChange): Part[] => {
  const before = placementOf(lesson)
  const moved = { ...before, ...time, ...(roomId !== undefined && { roomId }), isHeld: true }
  switch (kind) {
    case 'move':
    case 'room':
      return [{ lesson, after: moved }]
    case 'extra':
      return [{ lesson: undefined, after: moved }]
    case 'cancel':
      return [{ lesson, after: { ...before, isHeld: false } }]
    case 'substitute':
      return [{ lesson, after: { ...before, teacherIds: before.teacherIds.map((id) => (id === askerId ? (colleagueId ?? id) : id)) } }]
    case 'swap':
      return other ? [inPlaceOf(lesson, other), inPlaceOf(other, lesson)] : []
  }
}

/** Whether a lesson would be as it is already. */
export const changesNothing = ({ lesson, after }: Part): boolean => {
  if (!lesson) return false
  const before = placementOf(lesson)
  return (
    before.isHeld === after.isHeld &&
    before.roomId === after.roomId &&
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.endsAt.getTime() === after.endsAt.getTime() &&
    before.teacherIds.join() === after.teacherIds.join()
  )
}
