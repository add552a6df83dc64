import type { SlotRow } from '../../planning/plan.repository.ts'
import type { WantedTime } from './time-line.rules.ts'

type Hours = Pick<SlotRow, 'weekday' | 'weeks' | 'from_period' | 'to_period' | 'starts' | 'ends'>

const isSameTime = (one: Hours, other: Hours) =>
  one.weekday === other.weekday &&
  one.weeks === other.weeks &&
  one.from_period === other.from_period &&
  one.to_period === other.to_period &&
  one.starts === other.starts &&
  one.ends === other.ends

const meetInDay = (one: Hours, other: Hours) => {
  if (one.from_period !== null && other.from_period !== null)
    return one.from_period <= (other.to_period ?? 0) && other.from_period <= (one.to_period ?? 0)
  return one.starts !== null && other.starts !== null && one.starts < (other.ends ?? '') && other.starts < (one.ends ?? '')
}

/** Nobody attends both: the line means the time that stands, and changes it. */
const overlaps = (one: Hours, other: Hours) => one.weekday === other.weekday && (one.weeks & other.weeks) !== 0 && meetInDay(one, other)

type Pass = (wanted: WantedTime, slot: SlotRow) => boolean

const always: Pass[] = [isSameTime, overlaps]
/** A time that would go otherwise is rather moved: its lessons keep their ids. */
const whereOthersGo: Pass[] = [(wanted, slot) => wanted.weekday === slot.weekday, () => true]

const groupOf = ({ section_ids }: { readonly section_ids: readonly string[] }) => section_ids.join()

/** Which weekly time that stands each line means: by its key, or by sections and time. */
export const matchTimes = (
  wanted: readonly WantedTime[],
  slots: readonly SlotRow[],
  removesMissing: boolean,
): { of: ReadonlyMap<WantedTime, SlotRow>; missing: readonly SlotRow[] } => {
  const of = new Map<WantedTime, SlotRow>()
  const left = new Map(slots.map((slot) => [slot.id, slot]))
  const take = (one: WantedTime, slot: SlotRow) => {
    of.set(one, slot)
    left.delete(slot.id)
  }
  for (const one of wanted) {
    const slot = left.get(one.key)
    if (slot) take(one, slot)
  }
  for (const fits of [...always, ...(removesMissing ? whereOthersGo : [])]) {
    const byGroup = Map.groupBy(left.values(), groupOf)
    for (const one of wanted) {
      if (of.has(one) || one.key !== '') continue
      const slot = byGroup.get(groupOf(one))?.find((slot) => left.has(slot.id) && fits(one, slot))
      if (slot) take(one, slot)
    }
  }
  const named = new Set(wanted.flatMap(({ section_ids }) => section_ids))
  const missing = [...left.values()].filter(({ section_ids }) => section_ids.every((id) => named.has(id)))
  return { of, missing: removesMissing ? missing : [] }
}

/** The fields of a weekly time that a line changes. */
export const timeChanges = (slot: SlotRow, after: SlotRow): string[] => [
  ...(groupOf(slot) === groupOf(after) ? [] : ['sections']),
  ...(slot.weekday === after.weekday ? [] : ['weekday']),
  ...(slot.weeks === after.weeks ? [] : ['weeks']),
  ...(slot.from_period === after.from_period && slot.to_period === after.to_period ? [] : ['periods']),
  ...(slot.starts === after.starts && slot.ends === after.ends ? [] : ['clock']),
  ...(slot.room_id === after.room_id ? [] : ['room']),
  ...(slot.teacher_ids.join() === after.teacher_ids.join() ? [] : ['teachers']),
]
