import type { TeachingCalendar } from '../calendar/calendar.rules.ts'
import type { NewLesson, PlannedRow, SlotRow, WantedLesson } from './plan.repository.ts'
import { type PlanProblem, planLessons } from './plan.rules.ts'

/** What has to be written so that the lessons are those of the plan. */
export interface PlanChanges {
  readonly added: readonly NewLesson[]
  readonly changed: readonly (WantedLesson & { readonly id: string })[]
  /** Lessons ahead that may follow the plan, with who and what they belong to now. */
  readonly open: readonly { readonly row: PlannedRow; readonly slot: SlotRow }[]
}

const keyOf = (plannedOn: string, isRepeated: boolean) => `${plannedOn} ${isRepeated}`

const isSame = (row: PlannedRow, wanted: WantedLesson) =>
  row.day === wanted.day &&
  row.starts_at.getTime() === wanted.startsAt.getTime() &&
  row.ends_at.getTime() === wanted.endsAt.getTime() &&
  row.from_period === wanted.fromPeriod &&
  row.to_period === wanted.toPeriod &&
  row.room_id === wanted.roomId &&
  row.cancelled_by === wanted.cancelledBy

const changesOfSlot = (
  slot: SlotRow,
  existing: readonly PlannedRow[],
  { firstMonday, calendar, now }: { firstMonday: string; calendar: TeachingCalendar; now: Date },
): PlanChanges | PlanProblem => {
  const times = { ...slot, fromPeriod: slot.from_period, toPeriod: slot.to_period }
  const planned = planLessons(times, firstMonday, calendar)
  if (typeof planned === 'string') return planned
  const rows = new Map(existing.map((row) => [keyOf(row.planned_on, row.is_repeated), row]))
  // Lessons that were held stay as they were; those that somebody changed by hand as well.
  const mayChange = (row: PlannedRow) => !row.is_fixed && row.starts_at > now
  const added: NewLesson[] = []
  const changed: (WantedLesson & { id: string })[] = []
  for (const { plannedOn, isRepeated, isHoliday, day, startsAt, endsAt } of planned) {
    const key = keyOf(plannedOn, isRepeated)
    const row = rows.get(key)
    rows.delete(key)
    const wanted: WantedLesson = {
      day,
      startsAt,
      endsAt,
      fromPeriod: slot.from_period,
      toPeriod: slot.to_period,
      roomId: slot.room_id,
      cancelledBy: isHoliday ? 'holiday' : null,
    }
    if (!row) {
      // A time that is new in the middle of a term has no past; one that is entered late has.
      if (existing.length > 0 && startsAt <= now) continue
      const belongs = {
        schoolId: slot.school_id,
        termId: slot.term_id,
        slotId: slot.id,
        sectionIds: slot.section_ids,
        teacherIds: slot.teacher_ids,
      }
      added.push({ ...wanted, ...belongs, plannedOn, isRepeated })
    } else if (mayChange(row) && startsAt > now && !isSame(row, wanted)) changed.push({ ...wanted, id: row.id })
  }
  for (const row of rows.values()) {
    if (!mayChange(row) || row.cancelled_by === 'plan') continue
    const { day, starts_at: startsAt, ends_at: endsAt, from_period: fromPeriod, to_period: toPeriod, room_id: roomId } = row
    changed.push({ id: row.id, day, startsAt, endsAt, fromPeriod, toPeriod, roomId, cancelledBy: 'plan' })
  }
  return { added, changed, open: existing.filter(mayChange).map((row) => ({ row, slot })) }
}

export const planChanges = (
  slots: readonly SlotRow[],
  existing: readonly PlannedRow[],
  by: { readonly firstMonday: string; readonly calendar: TeachingCalendar; readonly now: Date },
): PlanChanges | PlanProblem => {
  const bySlot = Map.groupBy(existing, ({ slot_id }) => slot_id)
  const all = {
    added: [] as NewLesson[],
    changed: [] as (WantedLesson & { id: string })[],
    open: [] as { row: PlannedRow; slot: SlotRow }[],
  }
  for (const slot of slots) {
    const changes = changesOfSlot(slot, bySlot.get(slot.id) ?? [], by)
    if (typeof changes === 'string') return changes
    all.added.push(...changes.added)
    all.changed.push(...changes.changed)
    all.open.push(...changes.open)
  }
  return all
}
