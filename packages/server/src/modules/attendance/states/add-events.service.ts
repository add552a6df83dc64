import type { Ctx } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { addAndListEvents, holdStates, type Place, saveState } from './attendance.repository.ts'
import { fold } from './fold.rules.ts'

export interface NewEvent extends Omit<NewRow<'attendance_event'>, 'school_id' | 'created_at'> {
  readonly section_id: string
}

const keyOf = ({ lesson_id, person_id }: Place) => `${lesson_id} ${person_id}`

/** The section belongs to the state; an event is of its lesson. */
const eventRow = (event: NewEvent, schoolId: string, now: Date): NewRow<'attendance_event'> => ({
  school_id: schoolId,
  lesson_id: event.lesson_id,
  person_id: event.person_id,
  kind: event.kind,
  state: event.state ?? null,
  is_doubtful: event.is_doubtful ?? false,
  leave_request_id: event.leave_request_id ?? null,
  leave_kind: event.leave_kind ?? null,
  by_id: event.by_id ?? null,
  reason: event.reason ?? '',
  at: event.at,
  created_at: now,
})

/** Adds what happened and keeps the states that follow. Who comes to the same person and lesson at the same time waits. */
export const addEvents = async (ctx: Ctx, schoolId: string, events: readonly NewEvent[]): Promise<void> => {
  if (events.length === 0) return
  const now = ctx.now()
  const rows = new Map(events.map((event) => [keyOf(event), event]))
  await holdStates(
    ctx.sql,
    [...rows.values()].map(({ lesson_id, person_id, section_id }) => ({
      lesson_id,
      person_id,
      section_id,
      school_id: schoolId,
      changed_at: now,
    })),
  )
  const lessonIds = [...new Set(events.map(({ lesson_id }) => lesson_id))]
  const personIds = [...new Set(events.map(({ person_id }) => person_id))]
  const added = events.map((event) => eventRow(event, schoolId, now))
  const all = Map.groupBy(await addAndListEvents(ctx.sql, added, { lessonIds, personIds }), keyOf)
  const folded = new Map([...rows.keys()].map((key) => [key, fold(all.get(key) ?? [])]))
  await Promise.all([...rows].map(([key, row]) => saveState(ctx.sql, row, folded.get(key) ?? fold([]), now)))
}
