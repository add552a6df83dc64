import type { TeachingCalendar } from '../../calendar/calendar.rules.ts'
import type { PlannedRow, SlotRow } from '../../planning/plan.repository.ts'
import type { PlanProblem } from '../../planning/plan.rules.ts'
import { planChanges } from '../../planning/plan-changes.rules.ts'
import { type Span, spanOf, type Taken } from './overlaps.rules.ts'

/** A weekly time as a line wants it, with the lessons that it would have. */
export interface PlannedTime {
  readonly line: number
  readonly slot: SlotRow
  /** Lessons that follow the line: they leave their old places. */
  readonly movedIds: readonly string[]
  readonly spans: readonly { readonly span: Span; readonly roomId: string | null }[]
  /** Whether the time or the sections are other than before: students may have something else then. */
  readonly concernsStudents: boolean
  readonly hasReason: boolean
}

interface By {
  readonly firstMonday: string
  readonly calendar: TeachingCalendar
  readonly now: Date
}

/** The lessons that a weekly time would have, in place of those that it has. */
export const lessonsAfter = (
  slot: SlotRow,
  existing: readonly PlannedRow[],
  by: By,
): Pick<PlannedTime, 'movedIds' | 'spans'> | PlanProblem => {
  const changes = planChanges([slot], existing, by)
  if (typeof changes === 'string') return changes
  const changed = new Map(changes.changed.map((lesson) => [lesson.id, lesson]))
  const follow = changes.open.flatMap(({ row }) => {
    const lesson = changed.get(row.id)
    if (lesson) return lesson.cancelledBy === null ? [{ span: spanOf(lesson.startsAt, lesson.endsAt), roomId: lesson.roomId }] : []
    return row.cancelled_by === null ? [{ span: spanOf(row.starts_at, row.ends_at), roomId: row.room_id }] : []
  })
  const added = changes.added.flatMap(({ startsAt, endsAt, roomId, cancelledBy }) =>
    cancelledBy === null ? [{ span: spanOf(startsAt, endsAt), roomId }] : [],
  )
  return { movedIds: changes.open.map(({ row }) => row.id), spans: [...follow, ...added] }
}

/** The rooms and teachers that a weekly time would take. */
export const takenBy = ({ line, slot, spans }: PlannedTime): Taken[] =>
  spans.flatMap(({ span, roomId }) =>
    [...(roomId === null ? [] : [roomId]), ...slot.teacher_ids].map((subjectId) => ({ subjectId, span, line })),
  )
