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

const moved = ({ lesson, time, roomId }: WantedChange): Placement => ({
  ...placementOf(lesson),
  ...time,
  ...(roomId !== undefined && { roomId }),
  isHeld: true,
})

const standIn = ({ lesson, askerId, colleagueId }: WantedChange): Placement => {
  const before = placementOf(lesson)
  return { ...before, teacherIds: before.teacherIds.map((id) => (id === askerId ? (colleagueId ?? id) : id)) }
}

const parts: Record<ChangeKind, (change: WantedChange) => Part[]> = {
  move: (change) => [{ lesson: change.lesson, after: moved(change) }],
  room: (change) => [{ lesson: change.lesson, after: moved(change) }],
  extra: (change) => [{ lesson: undefined, after: moved(change) }],
  cancel: ({ lesson }) => [{ lesson, after: { ...placementOf(lesson), isHeld: false } }],
  substitute: (change) => [{ lesson: change.lesson, after: standIn(change) }],
  swap: ({ lesson, other }) => (other ? [inPlaceOf(lesson, other), inPlaceOf(other, lesson)] : []),
}

/** What becomes of each lesson. */
export const partsOf = (change: WantedChange): Part[] => parts[change.kind](change)

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
